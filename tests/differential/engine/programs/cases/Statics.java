package cases;

/** Static fields of every type; constants against computed values; interface fields. */
public class Statics {
  static byte b = (byte) 200;
  static char c = (char) -1;
  static short s = (short) 70000;
  static boolean z;
  static int i;
  static long j = 1L << 62;
  static float f = 0.1f;
  static double d = -0.0;
  static Object o;
  static int[] row = {1, 2, 3};
  static final int CONSTANT = 17;
  static final int COMPUTED = row.length + CONSTANT;

  interface Limits {
    int LOW = -5;
    int[] TABLE = {4, 5, 6};
  }

  static class Uses implements Limits {
    int low() {
      return LOW * 10 + TABLE[1];
    }
  }

  public static int narrowInitialisers() {
    return b + c * 3 + s * 5;
  }

  public static boolean booleanDefault() {
    return z;
  }

  public static int intDefaultThenIncrement() {
    int before = i++;
    return before * 10 + i;
  }

  public static long longCompound() {
    j <<= 1;
    j |= 1;
    return j;
  }

  public static float floatCompound() {
    f += 0.2;
    return f;
  }

  public static double negativeZeroInitialiser() {
    return d;
  }

  public static boolean referenceDefault() {
    return o == null;
  }

  public static int initialisersRunInOrder() {
    return COMPUTED;
  }

  public static int byteCompoundDivide() {
    b /= 3;
    b %= 5;
    return b;
  }

  public static int constantsOfInterface() {
    return new Uses().low() + Limits.TABLE[2];
  }

  public static int arrayThroughStatic() {
    row[1] += row[2] *= 4;
    return row[0] + row[1] * 10 + row[2] * 1000;
  }

  private static int laterInText() {
    return later;
  }

  static int early = laterInText();
  static int later = 8;

  public static int earlyReadSeesDefault() {
    return early * 10 + later;
  }
}
