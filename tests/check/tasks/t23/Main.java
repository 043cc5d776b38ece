// verdict: holds
package t23;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Exceptions: finally runs on every way out. */
public class Main {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int closed = 0;
    try {
      if (x > 10) throw new IllegalStateException();
      if (x < -10) throw new IllegalArgumentException();
    } catch (IllegalStateException e) {
      assert x > 10;
    } catch (IllegalArgumentException e) {
      assert x < -10;
    } finally {
      closed++;
    }
    assert closed == 1;
  }
}
