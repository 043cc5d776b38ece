package frameworks;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;

/** What runs before and after a test, and in which order. */
class LifecycleTest extends LifecycleBase {
  private String order = "field";

  LifecycleTest() {
    order += ",constructor";
  }

  @BeforeEach
  void second() {
    order += "," + base + ",before";
  }

  @AfterEach
  void after() {
    if (order == null) fail("after sees what the test did");
  }

  @Test
  void everythingInOrder() {
    assertEquals("field,constructor,base,before", order);
  }

  @Test
  void failsInAfter() {
    order = null;
    assertNull(order);
  }

  @Test
  void allOfThem() {
    assertAll(() -> assertEquals(4, base.length()), () -> assertEquals('f', order.charAt(0)));
  }

  @Test
  void neverMeant() {
    Assumptions.assumeFalse(base.equals("base"));
    fail();
  }

  @ParameterizedTest
  @NullSource
  void onlyNullIsFine(Temperature t) {
    if (t != null) assertEquals(0, t.degrees());
  }

  @Disabled
  @ParameterizedTest
  @NullSource
  void switchedOff(Temperature t) {
    fail();
  }
}
