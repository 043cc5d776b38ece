// verdict: holds
package t27;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Exceptions: a wrong cast is noticed. */
public class Main {
  public static void main(String[] args) {
    Object value = Verifier.nondetBoolean() ? "text" : Integer.valueOf(1);
    try {
      String text = (String) value;
      assert text.length() == 4;
    } catch (ClassCastException e) {
      assert value instanceof Integer;
    }
  }
}
