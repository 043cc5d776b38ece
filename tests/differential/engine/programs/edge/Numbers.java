package edge;

/** Boxes, parsing and java.lang.Math. */
public final class Numbers {
  private Numbers() {}

  public static boolean smallBoxesAreShared() {
    Integer a = 127;
    Integer b = 127;
    return a == b;
  }

  public static boolean largeBoxesAreNot() {
    Integer a = 128;
    Integer b = 128;
    return a != b && a.equals(b);
  }

  public static boolean longCache() {
    Long a = -128L;
    Long b = -128L;
    Long c = -129L;
    Long d = -129L;
    return a == b && c != d;
  }

  public static boolean charAndByteCache() {
    Character a = 'x';
    Character b = 'x';
    Byte c = (byte) -1;
    Byte d = (byte) -1;
    return a == b && c == d && Boolean.valueOf(true) == Boolean.TRUE;
  }

  public static int unboxNull() {
    Integer nothing = null;
    return nothing;
  }

  public static boolean boxesOfOtherTypes() {
    return Integer.valueOf(1).equals(Long.valueOf(1));
  }

  public static int parsed() {
    return Integer.parseInt("-123") + Integer.parseInt("+7") + Integer.parseInt("ff", 16);
  }

  public static int parsedNonsense() {
    return Integer.parseInt("12x");
  }

  public static int parsedEmpty() {
    return Integer.parseInt("");
  }

  public static int parsedTooLarge() {
    return Integer.parseInt("2147483648");
  }

  public static String messageOfParsing() {
    try {
      Integer.parseInt("1_000");
      return "none";
    } catch (NumberFormatException e) {
      return e.getMessage();
    }
  }

  public static long parsedLong() {
    return Long.parseLong("-9223372036854775808");
  }

  public static double parsedDouble() {
    return Double.parseDouble("1.5e3") + Double.parseDouble(" -0.25 ");
  }

  public static String toStrings() {
    return Integer.toString(-255, 16) + Integer.toHexString(-1) + Integer.toBinaryString(10)
        + Integer.toOctalString(64) + Long.toString(Long.MAX_VALUE, 36);
  }

  public static int bits() {
    return Integer.bitCount(0xF0F0) * 1000000 + Integer.numberOfLeadingZeros(1) * 10000
        + Integer.numberOfTrailingZeros(64) * 100 + Integer.signum(-5);
  }

  public static int reversedBits() {
    return Integer.reverse(1) ^ Integer.reverseBytes(0x01020304) ^ Integer.rotateLeft(3, 31);
  }

  public static long longBits() {
    return Long.bitCount(-1L) * 1000 + Long.numberOfTrailingZeros(1L << 40)
        + Long.highestOneBit(1000);
  }

  public static int compareBoxes() {
    return Integer.compare(1, 2) * 100 + Integer.valueOf(5).compareTo(3) * 10
        + Boolean.compare(true, false);
  }

  public static int unsigned() {
    return Integer.compareUnsigned(-1, 1) * 100 + Integer.divideUnsigned(-1, 1 << 30)
        + Integer.remainderUnsigned(-1, 10);
  }

  public static long hashes() {
    return Long.hashCode(1L << 32) + Double.hashCode(1.5) + Boolean.hashCode(true)
        + Character.hashCode('a') + Float.hashCode(-0f);
  }

  public static int absolute() {
    return Math.abs(-5) + Math.abs(Integer.MIN_VALUE);
  }

  public static int absoluteExact() {
    return Math.absExact(Integer.MIN_VALUE);
  }

  public static int addedExactly() {
    return Math.addExact(Integer.MAX_VALUE, 1);
  }

  public static long multipliedExactly() {
    return Math.multiplyExact(1L << 40, 1L << 22);
  }

  public static long multipliedTooFar() {
    return Math.multiplyExact(1L << 40, 1L << 23);
  }

  public static int narrowedExactly() {
    return Math.toIntExact(1L << 31);
  }

  public static int floors() {
    return Math.floorDiv(-7, 2) * 100 + Math.floorMod(-7, 3);
  }

  public static int floorDivByZero() {
    return Math.floorDiv(1, 0);
  }

  public static double roots() {
    return Math.sqrt(2) + Math.cbrt(27) + Math.hypot(3, 4);
  }

  public static double powers() {
    return Math.pow(2, 10) + Math.pow(2, -1) + Math.pow(0, 0);
  }

  public static double trigonometry() {
    return Math.sin(0) + Math.cos(0) + Math.atan2(0, 1);
  }

  public static double logarithms() {
    return Math.log(1) + Math.log10(1000) + Math.exp(0);
  }

  public static long rounded() {
    return Math.round(2.5) * 1000 + Math.round(-2.5) * 100 + Math.round(0.49999999999999994)
        + Math.round(1.5f);
  }

  public static double floorAndCeil() {
    return Math.floor(-1.5) * 100 + Math.ceil(-1.5) * 10 + Math.rint(2.5);
  }

  public static boolean negativeZeros() {
    return 1 / Math.min(0.0, -0.0) < 0 && 1 / Math.max(-0.0, 0.0) > 0 && 0.0 == -0.0
        && !Double.valueOf(0.0).equals(-0.0) && Double.compare(0.0, -0.0) > 0;
  }

  public static boolean notANumber() {
    double nan = 0.0 / 0.0;
    return nan != nan && Double.isNaN(nan) && Double.valueOf(nan).equals(Double.NaN)
        && Math.max(1, nan) != Math.max(1, nan);
  }

  public static int payloadOfNaN() {
    return Float.floatToRawIntBits(Float.intBitsToFloat(0x7fc00001));
  }

  public static int canonicalNaN() {
    return Float.floatToIntBits(Float.intBitsToFloat(0x7fc00001));
  }

  public static long payloadOfDoubleNaN() {
    return Double.doubleToRawLongBits(Double.longBitsToDouble(0x7ff8000000000123L));
  }

  public static long signOfNaN() {
    float[] kept = {Float.intBitsToFloat(0xffc00000)};
    return Float.floatToRawIntBits(kept[0]);
  }

  public static int nextUp() {
    return Float.floatToIntBits(Math.nextUp(1f)) + Math.getExponent(1024.0);
  }

  public static boolean ulp() {
    return Math.ulp(1.0) == Math.pow(2, -52) && Math.signum(-3.5) == -1;
  }

  public static double fused() {
    return Math.fma(2.0, 3.0, 4.0);
  }

  public static int characters() {
    return (Character.isDigit('7') ? 1 : 0) + (Character.isLetter('x') ? 10 : 0)
        + (Character.isUpperCase('x') ? 100 : 0) + (Character.isWhitespace('\t') ? 1000 : 0)
        + Character.getNumericValue('9') * 10000 + Character.digit('f', 16) * 1000000;
  }

  public static boolean letterBeyondLatin() {
    return Character.isLetter('\u4e2d') && Character.toUpperCase('\u00e9') == '\u00c9';
  }

  public static int charsOfCodePoint() {
    return Character.toChars(0x1f600).length;
  }

  public static int charsOfNoCodePoint() {
    return Character.toChars(-1).length;
  }

  public static String bigInteger() {
    return java.math.BigInteger.TWO.pow(100).toString();
  }

  public static int bigIntegerArithmetic() {
    java.math.BigInteger a = java.math.BigInteger.valueOf(123456789012L);
    return a.multiply(a).mod(java.math.BigInteger.valueOf(1000003)).intValue();
  }

  public static String bigDecimal() {
    return new java.math.BigDecimal("1.10").add(new java.math.BigDecimal("2.205")).toString();
  }

  public static int decode() {
    return Integer.decode("0x10") + Integer.decode("-010") + Short.parseShort("12")
        + Byte.parseByte("-128");
  }

  public static int boxedArithmetic() {
    Integer sum = 0;
    for (Integer i = 0; i < 5; i++) sum += i;
    return sum++ * 100 + sum;
  }

  public static int ternaryUnboxes() {
    Integer nothing = null;
    boolean yes = true;
    return yes ? nothing : 0;
  }

  public static boolean ternaryWidens() {
    Object o = true ? 1 : 2.0;
    return o instanceof Double && o.equals(1.0);
  }

  public static int numberCasts() {
    Number n = 3.99;
    return n.intValue() * 100 + n.byteValue() * 10 + (int) n.longValue();
  }
}
