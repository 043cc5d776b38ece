package sample;

import org.junit.Before;
import org.junit.Test;

/** JUnit 4. */
public class FourTest {
  private int limit;

  @Before
  public void prepare() {
    limit = 10;
  }

  @Test(expected = ArithmeticException.class)
  public void divides(int a) {
    limit = limit / a;
  }

  @Test
  public void below(int[] a) {
    if (a != null && a.length > 0 && a[0] > limit) throw new IllegalStateException();
  }

  @Test
  public boolean always(char c) {
    return c != '\n';
  }

  @Test
  public void endless(boolean b) {
    while (b) {
    }
  }
}
