/** A question that takes a solver longer than anyone waits. */
public class Hard {
  /** Every long has one that is mixed to it, but who could say which? */
  static long mixed(long x) {
    x = (x ^ (x >>> 33)) * 0xff51afd7ed558ccdL;
    x = (x ^ (x >>> 29)) * 0xc4ceb9fe1a85ec53L;
    return x ^ (x >>> 32);
  }

  static int guess(long x) {
    return mixed(x) == 0x0123456789abcdefL ? 1 : 2;
  }
}
