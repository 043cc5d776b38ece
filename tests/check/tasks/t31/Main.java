// verdict: holds
package t31;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Strings: a palindrome reads the same from both ends. */
public class Main {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s != null && s.length() == 3 && s.charAt(0) == s.charAt(2));
    assert new StringBuilder(s).reverse().toString().equals(s);
  }
}
