/** Work that would take longer than anyone waits, each of another kind. */
class Long {
  /** As many paths as there are choices of elements. */
  static int sum(int[] a) {
    int sum = 0;
    for (int x : a) if (x > 0) sum++;
    return sum;
  }

  /** The least there can be. */
  static int one() {
    return 1;
  }

  /** One query about products. */
  static int product(long x) {
    long y = (x ^ (x >>> 33)) * 0xff51afd7ed558ccdL;
    long z = (y ^ (y >>> 29)) * (x * y);
    return (z ^ (z >>> 32)) * y == 0x0123456789abcdefL ? 1 : 2;
  }

  /** One query about remainders. */
  static int remainder(long x, long y) {
    if (x < 1000000007L || y < 998244353L || y > x) return 0;
    return x % y == 123456789L && (x * x) % (y | 1) == 987654321L && (x / y) * y * x % 1000003L == 7
        ? 1
        : 2;
  }

  /** Very many small queries. */
  static int collatz(int n) {
    int steps = 0;
    for (; n != 1; steps++) n = n % 2 == 0 ? n / 2 : 3 * n + 1;
    return steps;
  }

  /** No query at all. */
  static int spin() {
    int i = 0;
    for (;;) i++;
  }

  /** Stretches of unknown place and length. */
  static int copies(int[] a, int[] b, int i, int j, int n) {
    System.arraycopy(a, i, b, j, n);
    System.arraycopy(b, j, a, i, n);
    System.arraycopy(a, i, a, j, n);
    System.arraycopy(a, j, b, i, n);
    return b[j];
  }

  /** Text that moves about in an array. */
  static String edits(String s, int i, int j) {
    StringBuilder b = new StringBuilder(s);
    b.insert(i, s);
    b.delete(j, i);
    b.insert(j, "middle");
    return b.toString();
  }
}
