// verdict: violated
package t06;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Mutual recursion: the remainder of a negative number is forgotten. */
public class Main {
  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n > -6 && n < 6);
    assert odd(Math.abs(n)) == (n % 2 == 1);
  }
}
