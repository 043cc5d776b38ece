// verdict: holds
package t11;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Arrays: a length that is input, every index inside. */
public class Main {
  public static void main(String[] args) {
    int length = Verifier.nondetInt();
    Verifier.assume(length >= 0 && length <= 5);
    int[] a = new int[length];
    for (int i = 0; i < length; i++) a[i] = i * i;
    int index = Verifier.nondetInt();
    Verifier.assume(index >= 0 && index < length);
    assert a[index] == index * index;
  }
}
