package cases;

/** Compound assignments and chained stores: dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2, pop2. */
public class StackShapes {
  private int number = 5;
  private long wide = 7;
  private static int shared = 11;
  private static long sharedWide = 13;
  private static double sharedDouble = 0.5;

  public static int chainedStatic() {
    int a = shared = 42;
    return a + shared;
  }

  public static int chainedFields() {
    StackShapes x = new StackShapes();
    StackShapes y = new StackShapes();
    int a = x.number = y.number = 9;
    return a * 100 + x.number * 10 + y.number;
  }

  public static long chainedWideFields() {
    StackShapes x = new StackShapes();
    long a = x.wide = sharedWide = 1L << 33;
    return a + x.wide + sharedWide;
  }

  public static int chainedArrayElements() {
    int[] a = new int[3];
    int b = a[0] = a[2] = 6;
    return b * 1000 + a[0] * 100 + a[1] * 10 + a[2];
  }

  public static long chainedWideElements() {
    long[] a = new long[2];
    double[] d = new double[2];
    long b = a[1] = a[0] = -3;
    double c = d[0] = d[1] = 2.5;
    return b + a[0] * 10 + a[1] * 100 + (long) (c * 4 + d[0] * 8);
  }

  public static int postIncrementField() {
    StackShapes x = new StackShapes();
    int before = x.number++;
    int after = ++x.number;
    return before * 10 + after;
  }

  public static long postIncrementWideField() {
    StackShapes x = new StackShapes();
    long before = x.wide--;
    long after = --x.wide;
    return before * 10 + after;
  }

  public static int postIncrementElement() {
    int[] a = {1, 2, 3};
    int i = 0;
    int b = a[i++]++;
    int c = ++a[i++];
    return b * 10000 + c * 1000 + a[0] * 100 + a[1] * 10 + i;
  }

  public static long postIncrementWideElement() {
    long[] a = {100, 200};
    long b = a[1]++;
    long c = --a[0];
    return b * 1000 + c + a[0] + a[1];
  }

  public static double postIncrementStaticDouble() {
    double a = sharedDouble++;
    double b = sharedDouble *= 3;
    return a * 100 + b;
  }

  public static int compoundOnElement() {
    int[] a = {3, 4};
    int b = a[1] <<= 2;
    a[0] -= a[1] ^= 5;
    return b * 10000 + a[0] * 100 + a[1];
  }

  public static long compoundOnWideElement() {
    long[] a = {3, 4};
    long b = a[0] *= a[1] += 10;
    return b * 1000 + a[0] + a[1];
  }

  private static long two(int ignored) {
    return 2;
  }

  public static int resultsAreDropped() {
    two(1);
    new StackShapes();
    int[] a = {1};
    a[0]++;
    two(a[0]);
    return a[0];
  }

  public static int deepExpression() {
    int a = 1;
    return a + (a + (a + (a + (a + (a + (a + (a + (a + (a << 1) * 2) * 2) * 2) * 2) * 2) * 2) * 2));
  }

  public static long mixedWidthsOnStack() {
    int i = 3;
    long l = 5;
    double d = 1.5;
    float f = 2.5f;
    return i + (l * (long) (d + (f + (double) (i * (l - (int) f)))));
  }
}
