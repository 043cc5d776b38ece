// verdict: violated
package t10;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Arrays: a maximum that starts from zero. */
public class Main {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), Verifier.nondetInt()};
    int max = 0;
    for (int x : a) max = Math.max(max, x);
    assert max == a[0] || max == a[1];
  }
}
