// verdict: holds
package t37;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Numbers: a byte from its two halves. */
public class Main {
  public static void main(String[] args) {
    byte b = Verifier.nondetByte();
    int high = (b >> 4) & 15;
    int low = b & 15;
    assert (byte) (high << 4 | low) == b;
  }
}
