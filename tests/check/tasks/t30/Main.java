// verdict: violated
package t30;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Strings: some string starts with an a and ends with a b. */
public class Main {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s != null && s.length() == 2);
    assert s.charAt(0) != 'a' || s.charAt(1) != 'b';
  }
}
