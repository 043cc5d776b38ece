/** What holds of the methods of Micro, and what does not. */
final class MicroClaims {
  private MicroClaims() {}

  static boolean distanceIsNotNegative(int x, int y) {
    return x < 0 || y < 0 || Micro.dist(x, y) >= 0;
  }

  /** Not so where the difference is too large. */
  static boolean anyDistanceIsNotNegative(int x, int y) {
    return Micro.dist(x, y) >= 0;
  }

  static boolean absoluteIsNotNegative(int v) {
    return v == Integer.MIN_VALUE || Micro.abs(v) >= 0;
  }

  /** Not so for the least number. */
  static boolean anyAbsoluteIsNotNegative(int v) {
    return Micro.abs(v) >= 0;
  }

  static boolean divisorIsNotNegative(int a, int b) {
    return !Micro.small(a, b) || Micro.gcd(a, b) >= 0;
  }

  /** Needs to know which number it was, not only what is known of both. */
  static boolean distanceIsExact(int x, int y) {
    return !Micro.small(x, y) || Micro.dist(x, y) == Math.abs(x - y);
  }

  static boolean sumIsOfBoth(int x, int y) {
    return !Micro.fewRounds(x, y) || counted(x, y) == x + y;
  }

  static int counted(int x, int y) {
    int left = x, sum = y;
    while (left > 0) {
      sum++;
      left--;
    }
    return sum;
  }
}
