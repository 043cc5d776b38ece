// verdict: violated
package t08;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Recursion: a sum that forgets negative numbers. */
public class Main {
  static int sum(int n) {
    if (n == 0) return 0;
    return n < 0 ? n : n + sum(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= -1 && n <= 4);
    assert sum(n) >= 0;
  }
}
