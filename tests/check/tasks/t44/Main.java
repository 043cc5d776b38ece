// verdict: holds
package t44;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Strings: cut in two and put together again. */
public class Main {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int at = Verifier.nondetInt();
    Verifier.assume(at >= 0 && at <= s.length() && s.length() <= 2);
    assert (s.substring(0, at) + s.substring(at)).equals(s);
  }
}
