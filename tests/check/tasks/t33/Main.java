// verdict: holds
package t33;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Strings: a builder that is cut back. */
public class Main {
  public static void main(String[] args) {
    int cut = Verifier.nondetInt();
    Verifier.assume(cut >= 0 && cut <= 4);
    StringBuilder text = new StringBuilder("abcd");
    text.setLength(cut);
    assert text.toString().equals("abcd".substring(0, cut));
  }
}
