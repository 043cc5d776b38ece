// verdict: violated
package t14;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Arrays: bubble sort stops one round too early. */
public class Main {
  static void sort(int[] a) {
    for (int end = a.length - 1; end > 1; end--) {
      for (int i = 0; i < end; i++) {
        if (a[i] > a[i + 1]) {
          int x = a[i];
          a[i] = a[i + 1];
          a[i + 1] = x;
        }
      }
    }
  }

  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
    sort(a);
    assert a[0] <= a[1] && a[1] <= a[2];
  }
}
