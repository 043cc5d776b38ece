// verdict: violated
package t34;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Strings: a search that starts behind the match. */
public class Main {
  public static void main(String[] args) {
    int from = Verifier.nondetInt();
    Verifier.assume(from >= 0 && from <= 3);
    assert "abc".indexOf('b', from) == 1;
  }
}
