// verdict: holds
package t07;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Recursion: the towers of Hanoi need a power of two less one. */
public class Main {
  static int moves(int discs) {
    if (discs == 0) return 0;
    return 2 * moves(discs - 1) + 1;
  }

  public static void main(String[] args) {
    int discs = Verifier.nondetInt();
    Verifier.assume(discs >= 0 && discs <= 8);
    assert moves(discs) == (1 << discs) - 1;
  }
}
