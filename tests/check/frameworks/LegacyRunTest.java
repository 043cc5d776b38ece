package frameworks;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import org.junit.After;
import org.junit.BeforeClass;
import org.junit.Test;

/** JUnit 4: what runs once, what runs after, a test that takes long. */
public class LegacyRunTest {
  private static int made;
  private boolean broken;

  @BeforeClass
  public static void makeOnce() {
    made = 3;
  }

  @After
  public void cleanUp() {
    if (broken) throw new IllegalStateException("after a broken test");
  }

  @Test
  public void madeBefore() {
    assertEquals(3, made);
  }

  @Test
  public void breaks() {
    broken = true;
    assertTrue(made > 0);
  }

  @Test(timeout = 10_000)
  public void loopsForAWhile() {
    int sum = 0;
    for (int i = 0; i < 100; i++) sum += i;
    assertEquals(4950, sum);
  }

  @Test
  public void thrown() {
    assertThrows(IllegalArgumentException.class, () -> new Temperature(5000));
    assertNotEquals(new Temperature(1), new Temperature(2));
  }

  @Test(expected = RuntimeException.class)
  public void aSubclassIsFine() {
    new Temperature(5000);
  }

  @Test(expected = IllegalStateException.class)
  public void anotherIsNot() {
    new Temperature(5000);
  }
}
