package frameworks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** JUnit 5 without parameters. */
class JupiterTest {
  private Temperature room;

  @BeforeEach
  void setUp() {
    room = new Temperature(20);
  }

  @Test
  void roomIsMild() {
    assertEquals(Temperature.Feeling.MILD, room.feeling());
    assertEquals(20, room.degrees());
  }

  @Test
  void warmedRoomIsHot() {
    room.warm(15);
    assertTrue(room.degrees() > 30, "should be above thirty");
    assertFalse(room.feeling() == Temperature.Feeling.MILD);
  }

  @Test
  void eachTestHasItsOwnRoom() {
    room.warm(1);
    assertEquals(21, room.degrees());
  }

  @Test
  void belowZeroIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Temperature(-300));
  }

  @Test
  void hotIsRefusedByMistake() {
    assertThrows(IllegalArgumentException.class, () -> new Temperature(1000));
  }

  @Test
  void wrongExpectation() {
    assertEquals(69, room.fahrenheit());
  }

  @Test
  void nothingThere() {
    assertNotNull(null);
  }

  @Disabled("on purpose")
  @Test
  void switchedOff() {
    assertTrue(false);
  }

  @RepeatedTest(3)
  void repeated() {
    room.warm(-20);
    assertEquals(Temperature.Feeling.FREEZING, room.feeling());
  }
}
