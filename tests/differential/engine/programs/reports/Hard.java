/** A question that takes a solver longer than anyone waits. */
public class Hard {
  /** Every long has at most a few that are mixed to it, but who could say which? */
  static long mixed(long x) {
    x = (x ^ (x >>> 33)) * 0xff51afd7ed558ccdL;
    x = (x ^ (x >>> 29)) * 0xc4ceb9fe1a85ec53L;
    return x ^ (x >>> 32);
  }

  static int guess(long x) {
    long once = mixed(x);
    long twice = mixed(once * x);
    return mixed(twice * once) == 0x0123456789abcdefL ? 1 : 2;
  }
}
