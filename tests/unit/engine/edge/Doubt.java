/** A property that no solver settles while anyone waits. */
class Doubt {
  static long mixed(long x) {
    x = (x ^ (x >>> 33)) * 0xff51afd7ed558ccdL;
    x = (x ^ (x >>> 29)) * 0xc4ceb9fe1a85ec53L;
    return x ^ (x >>> 32);
  }

  static void sure(long x) {
    long once = mixed(x);
    long twice = mixed(once * x);
    assert mixed(twice * once) != 0x0123456789abcdefL;
  }
}
