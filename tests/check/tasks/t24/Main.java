// verdict: violated
package t24;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Exceptions: the catch of a superclass comes in between. */
public class Main {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      if (x == 42) throw new IllegalStateException();
      if (x == 43) throw new ArithmeticException();
    } catch (RuntimeException e) {
      assert e instanceof IllegalStateException;
    }
  }
}
