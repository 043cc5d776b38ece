// verdict: violated
package t02;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Recursion: Fibonacci numbers are not always above their index. */
public class Main {
  static int fib(int n) {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 6);
    assert fib(n) >= n;
  }
}
