package pairs;

/** Old and new versions that compute. The names say which belong together. */
public class Numbers {
  public static int middleOld(int a, int b) {
    return (a + b) / 2;
  }

  // Another middle where the sum overflows.
  public static int middleNew(int a, int b) {
    return (int) (((long) a + b) / 2);
  }

  public static int absOld(int x) {
    return x < 0 ? -x : x;
  }

  public static int absNew(int x) {
    int sign = x >> 31;
    return (x ^ sign) - sign;
  }

  public static boolean evenOld(int x) {
    return x % 2 == 0;
  }

  public static boolean evenNew(int x) {
    return (x & 1) == 0;
  }

  public static boolean oddOld(int x) {
    return (x & 1) == 1;
  }

  // The remainder of a negative number is negative.
  public static boolean oddNew(int x) {
    return x % 2 == 1;
  }

  public static int halfOld(int x) {
    return x / 2;
  }

  // Rounds the other way.
  public static int halfNew(int x) {
    return x >> 1;
  }

  public static int byteOld(byte b) {
    return b & 0xff;
  }

  public static int byteNew(byte b) {
    return b < 0 ? b + 256 : b;
  }

  public static long squareOld(int x) {
    return (long) x * x;
  }

  // Multiplies before it widens.
  public static long squareNew(int x) {
    return x * x;
  }

  public static long twiceOld(int x) {
    return 2L * x;
  }

  public static long twiceNew(int x) {
    long wide = x;
    return wide << 1;
  }

  public static int clampOld(int x, int low, int high) {
    if (x < low) return low;
    if (x > high) return high;
    return x;
  }

  // With low above high the other end wins.
  public static int clampNew(int x, int low, int high) {
    return Math.min(Math.max(x, low), high);
  }

  public static int gradeOld(int points) {
    if (points > 90) return 1;
    if (points > 50) return 2;
    return 3;
  }

  public static int gradeNew(int points) {
    if (points >= 90) return 1;
    if (points >= 50) return 2;
    return 3;
  }

  public static double plusZeroOld(double x) {
    return x;
  }

  // -0.0 + 0.0 is 0.0.
  public static double plusZeroNew(double x) {
    return x + 0.0;
  }

  public static boolean isNanOld(double x) {
    return Double.isNaN(x);
  }

  public static boolean isNanNew(double x) {
    return x != x;
  }

  public static boolean smallerOld(double x) {
    return x < 1.0;
  }

  // NaN is not smaller, but not at least 1.0 either.
  public static boolean smallerNew(double x) {
    return !(x >= 1.0);
  }

  public static int shiftOld(int x) {
    return x >>> 3;
  }

  public static int shiftNew(int x) {
    return (x >> 3) & 0x1fffffff;
  }

  public static int quotientOld(int a, int b) {
    if (b == 0) throw new IllegalArgumentException("b");
    return a / b;
  }

  // Another exception.
  public static int quotientNew(int a, int b) {
    return a / b;
  }

  public static int messageOld(int n) {
    if (n < 0) throw new IllegalArgumentException("negative");
    return n;
  }

  public static int messageNew(int n) {
    if (n < 0) throw new IllegalArgumentException("n is negative");
    return n;
  }
}
