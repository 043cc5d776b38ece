package cases;

/** multianewarray with all or some dimensions, ragged rows, sizes of zero and below. */
public class ArrayShapes {
  public static int fullDimensions() {
    int[][][] a = new int[2][3][4];
    a[1][2][3] = 7;
    return a.length * 1000 + a[1].length * 100 + a[1][2].length * 10 + a[1][2][3] + a[0][2][3];
  }

  public static int partialDimensionsLeaveNull() {
    int[][][] a = new int[2][3][];
    return (a[1][2] == null ? 1 : 0) + a[1].length * 10;
  }

  public static int partialDimensionDereferenced() {
    int[][] a = new int[3][];
    return a[1].length;
  }

  public static int zeroOuterMakesNoInner() {
    int[][] a = new int[0][5];
    return a.length;
  }

  public static int zeroInner() {
    long[][] a = new long[3][0];
    return a.length * 10 + a[2].length;
  }

  public static int negativeInnerFails() {
    int n = -1;
    int[][] a = new int[2][n];
    return a.length;
  }

  public static int negativeInnerFailsEvenWhenOuterIsZero() {
    int n = -1;
    int[][] a = new int[0][n];
    return a.length;
  }

  public static int negativeOuterFails() {
    int n = -3;
    int[][] a = new int[n][2];
    return a.length;
  }

  public static int rowsAreDistinct() {
    int[][] a = new int[3][2];
    a[0][1] = 4;
    return (a[0] == a[1] ? 1 : 0) + a[1][1] * 10 + a[0][1] * 100;
  }

  public static int raggedRows() {
    int[][] a = {{1}, {2, 3}, {}, {4, 5, 6}};
    int sum = 0;
    for (int[] row : a) {
      sum = sum * 10 + row.length;
      for (int x : row) sum += x * 100000;
    }
    return sum;
  }

  public static int sharedRow() {
    int[] row = {1, 2};
    int[][] a = {row, row};
    a[0][1] = 9;
    return a[1][1];
  }

  public static int arrayOfArraysHoldsAnyObject() {
    Object[] a = new Object[2];
    a[0] = new int[] {3};
    a[1] = a;
    return ((int[]) a[0])[0] + ((Object[]) a[1]).length;
  }

  public static boolean innerClassesOfMultiArray() {
    Object a = new short[2][2][];
    Object[] outer = (Object[]) a;
    return outer[0].getClass() == short[][].class;
  }

  public static int fourDimensionsSum() {
    byte[][][][] a = new byte[2][2][2][2];
    for (int i = 0; i < 16; i++) a[i >> 3][i >> 2 & 1][i >> 1 & 1][i & 1] = (byte) (i * 17);
    int sum = 0;
    for (byte[][][] b : a)
      for (byte[][] c : b)
        for (byte[] d : c)
          for (byte e : d) sum = sum * 3 + e;
    return sum;
  }
}
