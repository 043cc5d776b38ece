// verdict: holds
package t42;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Strings: each is a new object, whatever its text. */
public class Main {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String t = Verifier.nondetString();
    Verifier.assume(s.equals(t) && s.equals("a"));
    assert s != t && s != "a" && s.hashCode() == "a".hashCode();
  }
}
