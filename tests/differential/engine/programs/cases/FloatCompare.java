package cases;

/** fcmpl, fcmpg, dcmpl, dcmpg: javac picks the one whose NaN answer makes the branch false. */
public class FloatCompare {
  private static int bits(float a, float b) {
    int bits = a < b ? 1 : 0;
    bits |= a <= b ? 2 : 0;
    bits |= a > b ? 4 : 0;
    bits |= a >= b ? 8 : 0;
    bits |= a == b ? 16 : 0;
    bits |= a != b ? 32 : 0;
    bits |= !(a < b) ? 64 : 0;
    return bits | (!(a > b) ? 128 : 0);
  }

  private static int bits(double a, double b) {
    int bits = a < b ? 1 : 0;
    bits |= a <= b ? 2 : 0;
    bits |= a > b ? 4 : 0;
    bits |= a >= b ? 8 : 0;
    bits |= a == b ? 16 : 0;
    bits |= a != b ? 32 : 0;
    bits |= !(a <= b) ? 64 : 0;
    return bits | (!(a >= b) ? 128 : 0);
  }

  public static int floatLess() {
    return bits(1f, 2f);
  }

  public static int floatGreater() {
    return bits(2f, -2f);
  }

  public static int floatNaNLeft() {
    return bits(Float.NaN, 1f);
  }

  public static int floatNaNRight() {
    return bits(1f, Float.NaN);
  }

  public static int floatNaNBoth() {
    return bits(Float.NaN, Float.NaN);
  }

  public static int floatSignedZerosAreEqual() {
    return bits(-0f, 0f);
  }

  public static int floatInfinities() {
    return bits(Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY) * 256
        + bits(Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY);
  }

  public static int doubleLess() {
    return bits(1.0, 1.0000000000000002);
  }

  public static int doubleNaNLeft() {
    return bits(Double.NaN, 0.0);
  }

  public static int doubleNaNRight() {
    return bits(0.0, Double.NaN);
  }

  public static int doubleSignedZerosAreEqual() {
    return bits(0.0, -0.0);
  }

  public static int doubleDenormalIsNotZero() {
    return bits(Double.MIN_VALUE, 0.0);
  }

  public static int floatAgainstDouble() {
    float a = 0.1f;
    double b = 0.1;
    return bits(a, b);
  }

  public static int nanEndsLoop() {
    double a = 1;
    int rounds = 0;
    while (a > 0) {
      a = rounds == 3 ? Double.NaN : a + 1;
      rounds++;
    }
    return rounds;
  }

  public static boolean nanIsNotItself() {
    float a = 0f;
    float b = a / a;
    return b == b;
  }
}
