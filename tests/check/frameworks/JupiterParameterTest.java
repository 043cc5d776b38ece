package frameworks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** JUnit 5 with parameters: what holds for the given arguments need not hold for all. */
class JupiterParameterTest {
  private final Temperature start;

  JupiterParameterTest() {
    start = new Temperature(10);
  }

  static IntStream degrees() {
    return IntStream.of(0, 10, 100);
  }

  @ParameterizedTest
  @ValueSource(ints = {-5, 0, 5})
  void warmingStaysInRange(int by) {
    assumeTrue(by > -10000 && by < 10000);
    start.warm(by);
    assertTrue(start.degrees() >= Temperature.COLDEST && start.degrees() <= Temperature.HOTTEST);
  }

  @ParameterizedTest
  @ValueSource(ints = {-5, 0, 5})
  void warmingAddsUp(int by) {
    assumeTrue(by >= -100 && by <= 991);
    start.warm(by);
    assertEquals(10 + by, start.degrees());
  }

  @ParameterizedTest
  @MethodSource("degrees")
  void fahrenheitIsAbove(int degrees) {
    assumeTrue(degrees >= Temperature.COLDEST && degrees <= Temperature.HOTTEST);
    assertTrue(new Temperature(degrees).fahrenheit() > degrees);
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "5, 9"})
  void differentStayDifferent(int a, int b) {
    assumeTrue(a >= 0 && a < b && b <= 999);
    Temperature first = new Temperature(a);
    Temperature second = new Temperature(b);
    first.warm(1);
    second.warm(1);
    assertNotEquals(first, second);
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "5, 9"})
  void differentBecomeTheSame(int a, int b) {
    assumeTrue(a >= 0 && a < b && b <= 1000);
    Temperature first = new Temperature(a);
    Temperature second = new Temperature(b);
    first.warm(1);
    second.warm(1);
    assertNotEquals(first, second);
  }

  @ParameterizedTest
  @ValueSource(ints = {1001, 5000})
  void tooHotIsRefused(int degrees) {
    assumeTrue(degrees > Temperature.HOTTEST);
    assertThrows(IllegalArgumentException.class, () -> new Temperature(degrees));
  }

  @ParameterizedTest
  @EnumSource(Temperature.Feeling.class)
  void everyFeelingHasAName(Temperature.Feeling feeling) {
    assumeTrue(feeling != null);
    assertTrue(feeling.name().length() > 2);
  }

  @ParameterizedTest
  @EnumSource(value = Temperature.Feeling.class, names = "MILD")
  void someFeelingHasALongName(Temperature.Feeling feeling) {
    assumeTrue(feeling != null);
    assertTrue(feeling.name().length() < 8);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void nothingIsBothBelowAndAbove(int x) {
    assumeTrue(x < 0);
    assumeTrue(x > 0);
    assertTrue(false);
  }
}
