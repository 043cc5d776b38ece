// verdict: violated
package t43;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Strings and numbers: asked for in turn. */
public class Main {
  public static void main(String[] args) {
    int at = Verifier.nondetInt();
    String s = Verifier.nondetString();
    boolean upper = Verifier.nondetBoolean();
    Verifier.assume(at >= 0 && at < s.length() && at > 1);
    assert upper || s.charAt(at) != 'c';
  }
}
