package frameworks;

import junit.framework.TestCase;

/** JUnit 3: no annotations, names that begin with test. */
public class OldStyleTest extends TestCase {
  private Temperature oven;

  @Override
  protected void setUp() {
    oven = new Temperature(180);
  }

  public void testOvenIsHot() {
    assertEquals(Temperature.Feeling.HOT, oven.feeling());
  }

  public void testOvenHasALimit() {
    oven.warm(900);
    assertEquals(Temperature.HOTTEST, oven.degrees());
  }

  public void testOvenStaysAsItIs() {
    oven.warm(1);
    assertEquals(180, oven.degrees());
  }

  public void helper() {
    fail("not a test");
  }
}
