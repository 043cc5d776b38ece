// verdict: violated
package t41;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Strings: a character may need two bytes. */
public class Main {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 1);
    assert s.charAt(0) < 256;
  }
}
