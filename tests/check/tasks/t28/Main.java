// verdict: violated
package t28;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Exceptions: a return in finally hides what was thrown. */
public class Main {
  @SuppressWarnings("finally")
  static int check(int x) {
    try {
      if (x < 0) throw new IllegalArgumentException();
      return x;
    } finally {
      if (x == -7) return 0;
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    boolean refused = false;
    try {
      check(x);
    } catch (IllegalArgumentException e) {
      refused = true;
    }
    assert refused == (x < 0);
  }
}
