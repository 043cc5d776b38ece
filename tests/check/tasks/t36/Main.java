// verdict: violated
package t36;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Numbers: a sum of ints that does not fit. */
public class Main {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a > 0 && b > 0);
    assert a + b > 0;
  }
}
