/** Four small methods with few decisions each, where it can be counted by hand what merging saves. */
final class Micro {
  private Micro() {}

  /** The distance of two numbers, the smaller one first. */
  static int dist(int x, int y) {
    if (y < x) {
      int t = x;
      x = y;
      y = t;
    }
    return y - x;
  }

  static int abs(int v) {
    if (v < 0) v = -v;
    return v;
  }

  /** Two numbers of at most 15 in absolute value. */
  static boolean small(int a, int b) {
    return -15 <= a && a <= 15 && -15 <= b && b <= 15;
  }

  static int gcd(int a, int b) {
    if (a < 0) a = -a;
    if (b < 0) b = -b;
    int big = a, little = b;
    if (a < b) {
      big = b;
      little = a;
    }
    return gcdHelp(big, little);
  }

  private static int gcdHelp(int big, int little) {
    while (little != 0) {
      int rest = big % little;
      big = little;
      little = rest;
    }
    return big;
  }

  /** One to five rounds. */
  static boolean fewRounds(int x, int y) {
    return 1 <= x && x <= 5 && -100 <= y && y <= 100;
  }

  static int posSum(int x, int y) {
    while (x > 0) {
      y++;
      x--;
    }
    return abs(y);
  }
}
