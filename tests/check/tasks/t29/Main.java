// verdict: holds
package t29;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Strings: a concatenation is as long as its parts. */
public class Main {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s != null && s.length() <= 3);
    String t = "<" + s + ">";
    assert t.length() == s.length() + 2;
    assert t.charAt(0) == '<';
  }
}
