package cases;

/** Every way a constant reaches the stack: iconst, bipush, sipush, ldc, ldc2_w (JVMS 6.5). */
public class Constants {
  public static int smallIntConstants() {
    int sum = -1;
    sum = sum * 31 + 0;
    sum = sum * 31 + 1;
    sum = sum * 31 + 2;
    sum = sum * 31 + 3;
    sum = sum * 31 + 4;
    return sum * 31 + 5;
  }

  public static int bipushIsSignExtended() {
    int low = -128;
    int high = 127;
    return low * 1000 + high;
  }

  public static int sipushIsSignExtended() {
    int low = -32768;
    int high = 32767;
    int past = 128;
    return low * 7 + high * 3 + past;
  }

  public static int ldcIntExtremes() {
    int low = Integer.MIN_VALUE;
    int high = Integer.MAX_VALUE;
    return low ^ (high >>> 3) ^ 32768 ^ -32769;
  }

  public static long longConstants() {
    long zero = 0L;
    long one = 1L;
    long wide = 0x123456789abcdef0L;
    return wide - one + zero + Long.MIN_VALUE;
  }

  public static float floatConstants() {
    float a = 0f;
    float b = 1f;
    float c = 2f;
    float d = 3.25f;
    return a + b * 2 + c / 4 + d;
  }

  public static double doubleConstants() {
    double a = 0.0;
    double b = 1.0;
    double c = 2.0;
    return a + b / 3 + c;
  }

  public static float negativeZeroFloatIsNotFconst() {
    float zero = -0f;
    return zero;
  }

  public static double negativeZeroDoubleIsNotDconst() {
    double zero = -0.0;
    return zero;
  }

  public static double smallestAndLargestDouble() {
    double small = Double.MIN_VALUE;
    double large = Double.MAX_VALUE;
    return large * small;
  }

  public static boolean sameLiteralIsSameObject() {
    Object a = "summa";
    Object b = "summa";
    return a == b;
  }

  public static boolean differentLiteralsDiffer() {
    Object a = "summa";
    Object b = "other";
    return a == b;
  }

  public static boolean emptyLiteralIsNotNull() {
    Object a = "";
    return a == null;
  }

  public static boolean classLiteralEqualsGetClass() {
    Object made = new Constants();
    return made.getClass() == Constants.class;
  }

  public static int arrayClassLiterals() {
    Object a = new int[1];
    Object b = new long[1][2];
    int bits = a.getClass() == int[].class ? 1 : 0;
    bits |= b.getClass() == long[][].class ? 2 : 0;
    bits |= b.getClass() == long[].class ? 4 : 0;
    bits |= a.getClass() == b.getClass() ? 8 : 0;
    return bits;
  }
}
