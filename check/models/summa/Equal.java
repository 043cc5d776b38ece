package summa;

/**
 * When values are the same to assertions. Shared by the models, so that each
 * question costs as few branches as it can.
 */
public final class Equal {
  private Equal() {}

  /** As expected.equals(actual), null being equal to null alone. */
  public static boolean objects(Object expected, Object actual) {
    return expected == null ? actual == null : expected.equals(actual);
  }

  /** As Double.equals: NaN is NaN, and 0.0 is not -0.0. */
  public static boolean doubles(double a, double b) {
    return Double.doubleToLongBits(a) == Double.doubleToLongBits(b);
  }

  public static boolean floats(float a, float b) {
    return Float.floatToIntBits(a) == Float.floatToIntBits(b);
  }

  // The distance first: it settles nearly all calls that pass.
  public static boolean doubles(double a, double b, double delta) {
    return Math.abs(a - b) <= delta || doubles(a, b);
  }

  public static boolean floats(float a, float b, float delta) {
    return Math.abs(a - b) <= delta || floats(a, b);
  }

  public static boolean arrays(boolean[] a, boolean[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) if (a[i] != b[i]) return false;
    return true;
  }

  public static boolean arrays(byte[] a, byte[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) if (a[i] != b[i]) return false;
    return true;
  }

  public static boolean arrays(char[] a, char[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) if (a[i] != b[i]) return false;
    return true;
  }

  public static boolean arrays(short[] a, short[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) if (a[i] != b[i]) return false;
    return true;
  }

  public static boolean arrays(int[] a, int[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) if (a[i] != b[i]) return false;
    return true;
  }

  public static boolean arrays(long[] a, long[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) if (a[i] != b[i]) return false;
    return true;
  }

  public static boolean arrays(float[] a, float[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) if (!floats(a[i], b[i])) return false;
    return true;
  }

  public static boolean arrays(float[] a, float[] b, float delta) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) if (!floats(a[i], b[i], delta))
      return false;
    return true;
  }

  public static boolean arrays(double[] a, double[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) if (!doubles(a[i], b[i])) return false;
    return true;
  }

  public static boolean arrays(double[] a, double[] b, double delta) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) if (!doubles(a[i], b[i], delta))
      return false;
    return true;
  }

  /** Element by element, arrays among the elements too. */
  public static boolean arrays(Object[] a, Object[] b) {
    if (a == b) return true;
    if (a == null || b == null || a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) if (!elements(a[i], b[i])) return false;
    return true;
  }

  private static boolean elements(Object a, Object b) {
    return a == b || (a != null && (a.equals(b) || bothArrays(a, b)));
  }

  /** Whether both are arrays of one kind, and equal. */
  public static boolean bothArrays(Object a, Object b) {
    if (a instanceof Object[])
      return b instanceof Object[] && arrays((Object[]) a, (Object[]) b);
    if (a instanceof int[])
      return b instanceof int[] && arrays((int[]) a, (int[]) b);
    if (a instanceof long[])
      return b instanceof long[] && arrays((long[]) a, (long[]) b);
    if (a instanceof byte[])
      return b instanceof byte[] && arrays((byte[]) a, (byte[]) b);
    if (a instanceof char[])
      return b instanceof char[] && arrays((char[]) a, (char[]) b);
    if (a instanceof boolean[])
      return b instanceof boolean[] && arrays((boolean[]) a, (boolean[]) b);
    if (a instanceof double[])
      return b instanceof double[] && arrays((double[]) a, (double[]) b);
    if (a instanceof float[])
      return b instanceof float[] && arrays((float[]) a, (float[]) b);
    return a instanceof short[]
        && b instanceof short[]
        && arrays((short[]) a, (short[]) b);
  }
}
