// verdict: holds
package t09;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Arrays: nothing is above the maximum. */
public class Main {
  static int max(int[] a) {
    int max = a[0];
    for (int i = 1; i < a.length; i++) {
      if (a[i] > max) max = a[i];
    }
    return max;
  }

  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
    int max = max(a);
    for (int x : a) assert x <= max;
  }
}
