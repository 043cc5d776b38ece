// verdict: violated
package t15;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Arrays: two names of one array. */
public class Main {
  public static void main(String[] args) {
    int[] a = new int[2];
    int[] b = Verifier.nondetBoolean() ? a : new int[2];
    a[0] = 1;
    assert b[0] == 0;
  }
}
