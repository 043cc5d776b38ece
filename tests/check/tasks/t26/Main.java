// verdict: violated
package t26;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Exceptions: the least int divided by minus one is negative. */
public class Main {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    Verifier.assume(a < 0);
    assert a / -1 > 0;
  }
}
