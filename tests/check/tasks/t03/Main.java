// verdict: holds
package t03;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Recursion: Ackermann's function is above its second argument. */
public class Main {
  static int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
  }

  public static void main(String[] args) {
    int m = Verifier.nondetInt();
    int n = Verifier.nondetInt();
    Verifier.assume(m >= 0 && m <= 2 && n >= 0 && n <= 2);
    assert ackermann(m, n) > n;
  }
}
