// verdict: holds
package t16;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Arrays: a clone is an array of its own. */
public class Main {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt()};
    int[] b = a.clone();
    int before = a[0];
    b[0]++;
    assert a[0] == before && b[0] == before + 1;
  }
}
