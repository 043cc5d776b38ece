/** Where two arrays differ first, of jdk.internal.util.ArraysSupport: all NaNs are alike. */
final class Mismatches {
  private Mismatches() {}

  static int mismatch(double[] a, double[] b, int length) {
    return mismatch(a, 0, b, 0, length);
  }

  static int mismatch(double[] a, int from, double[] b, int other, int length) {
    for (int i = 0; i < length; i++)
      if (Double.doubleToLongBits(a[from + i]) != Double.doubleToLongBits(b[other + i])) return i;
    return -1;
  }
}
