package frameworks;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is made once for all tests of a class, and further assertions. */
class SharedTest {
  private static Temperature[] all;

  @BeforeAll
  static void makeAll() {
    all = new Temperature[] {new Temperature(-5), new Temperature(5)};
  }

  @Test
  void thereAreTwo() {
    assertEquals(2, all.length);
    assertNotSame(all[0], all[1]);
  }

  @Test
  void bothAreTheSame() {
    assertSame(all[0], all[1]);
  }

  @Test
  void arraysByElement() {
    assertArrayEquals(new int[] {-5, 5}, new int[] {all[0].degrees(), all[1].degrees()});
  }

  @Test
  void thrownIsReturned() {
    NullPointerException thrown =
        assertThrows(NullPointerException.class, () -> Objects.requireNonNull(null, "nothing"));
    assertEquals("nothing", thrown.getMessage());
  }

  @Test
  void anotherIsThrown() {
    assertThrows(IllegalStateException.class, () -> new Temperature(2000));
  }

  @Test
  void nothingIsThrown() {
    assertEquals(7, assertDoesNotThrow(() -> new Temperature(7)).degrees());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void everyIndexIsInside(int index) {
    assertTrue(all[index].degrees() != 0);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void longsAreCut(long by) {
    Temperature t = new Temperature(5);
    t.warm((int) by);
    assertTrue(by < 0 || t.degrees() >= 5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "ab"})
  void textIsShort(String text) {
    assertTrue(text == null || text.length() < 3 || text.length() >= 3);
  }
}
