package frameworks;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.fail;
import static org.junit.Assume.assumeTrue;

import org.junit.Before;
import org.junit.Ignore;
import org.junit.Test;

/** JUnit 4. */
public class LegacyTest {
  private final Temperature outside = new Temperature(-3);
  private int[] log;

  @Before
  public void prepare() {
    log = new int[] {1, 2};
    log[1] = outside.degrees();
  }

  @Test
  public void logHasTheTemperature() {
    assertArrayEquals(new int[] {1, -3}, log);
  }

  @Test
  public void logIsAnother() {
    assertArrayEquals(new int[] {1, 3}, log);
  }

  @Test(expected = IllegalArgumentException.class)
  public void tooColdIsRefused() {
    new Temperature(Temperature.COLDEST - 1);
  }

  @Test(expected = IllegalArgumentException.class)
  public void coldestIsRefused() {
    new Temperature(Temperature.COLDEST);
  }

  @Test(expected = ArrayIndexOutOfBoundsException.class)
  public void logIsShort() {
    log[2] = 0;
  }

  @Test
  public void uncaught() {
    log = null;
    assertNull(log);
    log[0] = 1;
  }

  @Test
  public void sameObject() {
    Temperature other = outside;
    other.warm(1);
    assertSame(other, outside);
    assertEquals("both are warmer", -2, outside.degrees());
  }

  @Test
  public void failsAtOnce() {
    if (outside.degrees() < 0) fail("freezing");
  }

  @Test
  public void neverMeant() {
    assumeTrue(outside.degrees() > 0);
    fail();
  }

  @Ignore
  @Test
  public void ignored() {
    fail();
  }
}
