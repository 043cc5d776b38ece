package symbolic;

/** Branches on numbers of every type, where overflow and rounding make corners. */
public class Numbers {
  public static int classify(int a) {
    if (a == 0)
      return 0;
    if (a < 0)
      return a == Integer.MIN_VALUE ? -2 : -1;
    return a > 1000 ? 2 : 1;
  }

  public static boolean absoluteIsPositive(int a) {
    int absolute = a < 0 ? -a : a;
    return absolute >= 0;
  }

  public static int divide(int a, int b) {
    int quotient = a / b;
    return quotient * b == a ? 1 : quotient < 0 ? 2 : 3;
  }

  public static boolean sumOverflows(int a, int b) {
    int sum = a + b;
    return (a ^ sum) < 0 && (b ^ sum) < 0;
  }

  public static int logic(boolean a, boolean b, int c) {
    if (a && c > 5 || !b && c < -5)
      return 1;
    return a ^ b ? 2 : 3;
  }

  public static int bits(int a) {
    if ((a & 0xff) == 0x5a)
      return 1;
    if (a >>> 28 == 0xf)
      return 2;
    return (a & a - 1) == 0 ? 3 : 4;
  }

  public static int longOrder(long a, long b) {
    if (a < b)
      return -1;
    if (a - b == 1L << 40)
      return 1;
    return (int) a == (int) b ? 0 : 2;
  }

  public static int narrow(int a) {
    int found = 0;
    if ((byte) a != a)
      found |= 1;
    if ((char) a != a)
      found |= 2;
    if ((short) a != a)
      found |= 4;
    return found;
  }

  public static int floatRange(float a) {
    if (a != a)
      return 1;
    if (a > 1e30f)
      return 2;
    return a + 1f == a ? 3 : a < 0f ? 4 : 5;
  }

  public static int doubleOrder(double a, double b) {
    if (a < b)
      return 1;
    if (a > b)
      return 2;
    return a == b ? 3 : 4;
  }

  public static int table(int a) {
    switch (a) {
      case -1:
        return 1;
      case 0:
      case 1:
        return 2;
      case 1000000:
        return 3;
      default:
        return a > 0 ? 4 : 5;
    }
  }

  public static int countDown(int n) {
    int sum = 0;
    for (int i = n; i > 0; i--) {
      if (sum++ == 3)
        break;
    }
    return sum;
  }

  public static int shifted(int a, int n) {
    return a << n == 64 ? 1 : a >> n == -1 ? 2 : 3;
  }
}
