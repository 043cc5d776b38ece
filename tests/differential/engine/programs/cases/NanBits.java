package cases;

/** What of a NaN is the same on every machine. */
public class NanBits {
  private static final float ODD = Float.intBitsToFloat(0x7fc00001);
  private static final double WIDE = Double.longBitsToDouble(0xfff8000000000007L);

  public static int canonical() {
    return Float.floatToIntBits(ODD);
  }

  public static long canonicalWide() {
    return Double.doubleToLongBits(WIDE);
  }

  public static boolean equalAsObjects() {
    return Float.valueOf(ODD).equals(Float.NaN) && !(ODD == ODD);
  }

  public static int hash() {
    return Double.hashCode(WIDE);
  }

  public static int rounded() {
    return Math.round(ODD) + (int) Math.round(WIDE) + Math.round(2.5f) + Math.round(-2.5f);
  }

  public static int exponents() {
    return Math.getExponent(ODD) * 10000 + Math.getExponent(WIDE);
  }

  public static int otherExponents() {
    return Math.getExponent(0f) * 100 + Math.getExponent(8.0) + Math.getExponent(-0.5f)
        + Math.getExponent(Double.MIN_VALUE) + Math.getExponent(Float.POSITIVE_INFINITY);
  }

  public static boolean floors() {
    return Double.isNaN(Math.floor(WIDE)) && Math.floor(-0.5) == -1.0 && Math.ceil(1.2) == 2.0;
  }

  public static int bitsOfNumbers() {
    return Float.floatToRawIntBits(-0.0f) ^ Float.floatToRawIntBits(1.5f);
  }

  public static long bitsOfWideNumbers() {
    return Double.doubleToRawLongBits(Double.NEGATIVE_INFINITY);
  }

  public static int compared() {
    return Float.compare(ODD, Float.NaN) * 100 + Double.compare(WIDE, 1.0) * 10
        + Float.compare(-0.0f, 0.0f);
  }

  public static boolean largest() {
    return Double.isNaN(Math.max(WIDE, 1.0)) && Math.min(-0.0f, 0.0f) == 0 && Float.isNaN(Math.abs(ODD));
  }

  public static double reckoned() {
    return WIDE * 0.0 + 1.0;
  }
}
