package cases;

/** f2i, f2l, f2d, d2i, d2l, d2f: NaN becomes 0, what is too large saturates (JVMS 2.8, 6.5). */
public class FloatConversions {
  public static int floatNaNToInt() {
    float a = Float.NaN;
    return (int) a;
  }

  public static int floatTruncatesTowardsZero() {
    float a = -2.9f;
    return (int) a * 100 + (int) -a;
  }

  public static int floatSaturatesHigh() {
    float a = 2147483648f;
    return (int) a;
  }

  public static int floatSaturatesLow() {
    float a = Float.NEGATIVE_INFINITY;
    return (int) a;
  }

  public static long floatToLongSaturates() {
    float a = 1e30f;
    return (long) a;
  }

  public static long floatNaNToLong() {
    float a = Float.NaN;
    return (long) a + 1;
  }

  public static double floatToDoubleIsExact() {
    float a = 0.1f;
    return a;
  }

  public static double floatDenormalToDouble() {
    float a = Float.MIN_VALUE;
    return a;
  }

  public static int doubleToIntSaturates() {
    double a = 1e10;
    return (int) a ^ (int) -a;
  }

  public static int doubleJustBelowLimit() {
    double a = 2147483647.9999998;
    return (int) a;
  }

  public static int doubleNaNToInt() {
    double a = Double.NaN;
    return (int) a;
  }

  public static long doubleToLongSaturatesHigh() {
    double a = 9.223372036854776e18;
    return (long) a;
  }

  public static long doubleToLongSaturatesLow() {
    double a = -1e300;
    return (long) a;
  }

  public static long doubleToLongIsExactBelow() {
    double a = 9007199254740991.0;
    return (long) a;
  }

  public static float doubleToFloatRounds() {
    double a = 0.1;
    return (float) a;
  }

  public static float doubleToFloatOverflows() {
    double a = 3.5e38;
    return (float) a;
  }

  public static float doubleToFloatUnderflowsToNegativeZero() {
    double a = -1e-50;
    return (float) a;
  }

  public static float doubleToFloatDenormal() {
    double a = 1e-40;
    return (float) a;
  }

  public static byte floatToByteGoesThroughInt() {
    float a = 300.7f;
    return (byte) a;
  }

  public static char doubleToCharGoesThroughInt() {
    double a = -1.5;
    return (char) a;
  }

  public static short largeDoubleToShort() {
    double a = 1e20;
    return (short) a;
  }
}
