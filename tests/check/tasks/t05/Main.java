// verdict: holds
package t05;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Mutual recursion: a number is even or odd. */
public class Main {
  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 12);
    assert even(n) == (n % 2 == 0);
  }
}
