// verdict: violated
package t32;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Strings: equal text need not be the same object. */
public class Main {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 9);
    String s = "n" + n;
    String t = "n" + n;
    assert s == t || n != 7;
  }
}
