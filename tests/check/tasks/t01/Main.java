// verdict: holds
package t01;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Recursion: Fibonacci numbers grow. */
public class Main {
  static int fib(int n) {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 2 && n <= 6);
    assert fib(n) >= n - 1;
  }
}
