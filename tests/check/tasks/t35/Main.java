// verdict: holds
package t35;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Numbers: a sum of longs that fits. */
public class Main {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    long sum = (long) a + b;
    assert (int) sum == a + b;
  }
}
