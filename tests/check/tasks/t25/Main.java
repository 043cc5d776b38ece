// verdict: holds
package t25;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Exceptions: division by zero is caught where it happens. */
public class Main {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a >= 0 && a < 16 && b >= -4 && b < 4);
    try {
      int quotient = a / b;
      assert b != 0 && a == quotient * b + a % b;
    } catch (ArithmeticException e) {
      assert b == 0;
    }
  }
}
