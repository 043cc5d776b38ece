package cases;

/** Arrays of each element type: initial value, load and store, truncation on the way in. */
public class ArrayElements {
  public static int defaultsOfNarrowTypes() {
    byte[] a = new byte[1];
    char[] b = new char[1];
    short[] c = new short[1];
    Object[] d = new Object[1];
    return a[0] + b[0] + c[0] + (d[0] == null ? 100 : 0);
  }

  public static boolean booleanDefault() {
    boolean[] a = new boolean[2];
    return a[1];
  }

  public static float floatDefaultIsPositiveZero() {
    float[] a = new float[3];
    return 1 / a[2];
  }

  public static double doubleKeepsNegativeZero() {
    double[] a = new double[2];
    a[1] = -0.0;
    return a[1];
  }

  public static int byteTruncatesAndSignExtends() {
    byte[] a = new byte[2];
    int value = 0x1ff;
    a[0] = (byte) value;
    a[1] = (byte) (a[0] + 129);
    return a[0] * 1000 + a[1];
  }

  public static int charZeroExtends() {
    char[] a = new char[2];
    int value = -2;
    a[1] = (char) value;
    return a[1];
  }

  public static int shortSignExtends() {
    short[] a = new short[2];
    int value = 0x18000;
    a[0] = (short) value;
    return a[0];
  }

  public static boolean booleanStoresOne() {
    boolean[] a = {false, true, false};
    a[0] = a[1] ^ a[2];
    a[1] = !a[0];
    return a[0] & !a[1];
  }

  public static int byteCompoundWraps() {
    byte[] a = {127};
    a[0]++;
    a[0] -= 1;
    a[0] *= 2;
    a[0] >>>= 1;
    return a[0];
  }

  public static int charCompoundWraps() {
    char[] a = {'\0'};
    a[0]--;
    a[0] >>= 1;
    return a[0];
  }

  public static int shortShiftCompound() {
    short[] a = {-1};
    a[0] >>>= 4;
    int first = a[0];
    a[0] <<= 15;
    return first * 100000 + a[0];
  }

  public static long longElementsDoNotOverlap() {
    long[] a = new long[3];
    a[1] = -1;
    return a[0] * 3 + a[2] * 5 + a[1];
  }

  public static float floatElements() {
    float[] a = {1.5f, -2.25f, 1e-45f};
    float sum = 0;
    for (float f : a) sum += f;
    return sum;
  }

  public static int floatCompoundNarrows() {
    int[] a = {10};
    a[0] *= 1.26;
    a[0] += 0.9f;
    a[0] -= 1e20;
    return a[0];
  }
}
