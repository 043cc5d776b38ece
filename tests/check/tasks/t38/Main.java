// verdict: violated
package t38;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Numbers: a long cut to an int changes its sign. */
public class Main {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    Verifier.assume(x > 0);
    assert (int) x >= 0;
  }
}
