package cases;

/** clone() of arrays and System.arraycopy: overlap, partial failure, types. */
public class ArrayCopies {
  public static int cloneIsIndependent() {
    int[] a = {1, 2, 3};
    int[] b = a.clone();
    b[0] = 9;
    return a[0] * 100 + b[0] * 10 + b.length;
  }

  public static boolean cloneIsAnotherObject() {
    long[] a = new long[2];
    return a.clone() == a;
  }

  public static int cloneIsShallow() {
    int[][] a = {{1}, {2}};
    int[][] b = a.clone();
    b[0][0] = 5;
    b[1] = new int[] {7};
    return a[0][0] * 10 + a[1][0];
  }

  public static boolean cloneKeepsTheClass() {
    Object[] a = new ArrayCopies[1];
    Object[] b = a.clone();
    return b.getClass() == ArrayCopies[].class;
  }

  public static int cloneOfNull() {
    int[] a = null;
    return a.clone().length;
  }

  public static int cloneOfEmptyBooleans() {
    boolean[] a = new boolean[0];
    return a.clone().length;
  }

  public static int copyRange() {
    int[] a = {1, 2, 3, 4, 5};
    int[] b = new int[5];
    System.arraycopy(a, 1, b, 2, 3);
    return fold(b);
  }

  public static int copyOverlapsUpwards() {
    int[] a = {1, 2, 3, 4, 5};
    System.arraycopy(a, 0, a, 1, 4);
    return fold(a);
  }

  public static int copyOverlapsDownwards() {
    int[] a = {1, 2, 3, 4, 5};
    System.arraycopy(a, 1, a, 0, 4);
    return fold(a);
  }

  private static int fold(int[] a) {
    int sum = 0;
    for (int x : a) sum = sum * 10 + x;
    return sum;
  }

  public static int copyOutsideMovesNothing() {
    int[] a = {1, 2, 3};
    int[] b = new int[3];
    try {
      System.arraycopy(a, 0, b, 1, 3);
    } catch (ArrayIndexOutOfBoundsException e) {
      return 1000 + fold(b);
    }
    return fold(b);
  }

  public static void copyNegativeLength() {
    int[] a = {1};
    int n = -1;
    System.arraycopy(a, 0, a, 0, n);
  }

  public static void copyNullSource() {
    System.arraycopy(null, 0, new int[1], 0, 0);
  }

  public static void copyBetweenPrimitiveTypes() {
    System.arraycopy(new int[1], 0, new long[1], 0, 1);
  }

  public static int copyOfZeroAtTheEnd() {
    int[] a = {1, 2};
    System.arraycopy(a, 2, a, 2, 0);
    return fold(a);
  }

  public static int copyStopsAtTheFirstBadElement() {
    Object[] a = {new ArrayCopies(), new Object(), new ArrayCopies()};
    ArrayCopies[] b = new ArrayCopies[3];
    try {
      System.arraycopy(a, 0, b, 0, 3);
    } catch (ArrayStoreException e) {
      return (b[0] == a[0] ? 1 : 0) + (b[1] == null ? 2 : 0) + (b[2] == null ? 4 : 0);
    }
    return -1;
  }

  public static void copyNotAnArray() {
    System.arraycopy(new Object(), 0, new int[1], 0, 1);
  }
}
