// verdict: violated
package t12;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Arrays: the last index is the length. */
public class Main {
  public static void main(String[] args) {
    int length = Verifier.nondetInt();
    Verifier.assume(length > 0 && length <= 5);
    int[] a = new int[length];
    int index = Verifier.nondetInt();
    Verifier.assume(index >= 0 && index <= length);
    try {
      a[index] = 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new AssertionError(e);
    }
  }
}
