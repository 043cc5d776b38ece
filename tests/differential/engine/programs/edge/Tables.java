package edge;

import java.util.Arrays;

/** Arrays and java.util.Arrays. */
public final class Tables {
  private Tables() {}

  public static String text() {
    return Arrays.toString(new int[] {3, 1, 2}) + Arrays.toString((long[]) null)
        + Arrays.toString(new Object[] {null, "x"});
  }

  public static String deepText() {
    return Arrays.deepToString(new int[][] {{1}, {}, null});
  }

  public static int sorted() {
    int[] a = {5, 3, 9, 1, 7};
    Arrays.sort(a);
    return a[0] * 10000 + a[1] * 1000 + a[2] * 100 + a[3] * 10 + a[4];
  }

  public static int sortedLarge() {
    int[] a = new int[100];
    for (int i = 0; i < a.length; i++) a[i] = i * 37 % 101;
    Arrays.sort(a);
    int digest = 0;
    for (int x : a) digest = digest * 31 + x;
    return digest;
  }

  public static String sortedObjects() {
    String[] words = {"pear", "Fig", "apple"};
    Arrays.sort(words);
    String first = String.join(",", words);
    Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
    return first + ";" + String.join(",", words);
  }

  public static int sortedRange() {
    int[] a = {4, 3, 2, 1};
    Arrays.sort(a, 1, 3);
    return a[0] * 1000 + a[1] * 100 + a[2] * 10 + a[3];
  }

  public static int sortedWithNull() {
    Arrays.sort(new String[] {"a", null});
    return 1;
  }

  public static int searched() {
    int[] a = {1, 3, 5};
    return Arrays.binarySearch(a, 5) * 10 + Arrays.binarySearch(a, 2);
  }

  public static int filled() {
    long[] a = new long[5];
    Arrays.fill(a, 1, 4, 7L);
    return (int) (a[0] + a[1] * 10 + a[3] * 100 + a[4]);
  }

  public static int copied() {
    int[] a = Arrays.copyOf(new int[] {1, 2, 3}, 5);
    int[] b = Arrays.copyOfRange(a, 1, 3);
    return a.length * 100 + b.length * 10 + b[1];
  }

  public static int copiedNegative() {
    return Arrays.copyOf(new int[1], -1).length;
  }

  public static boolean equal() {
    return Arrays.equals(new int[] {1, 2}, new int[] {1, 2})
        && !new int[] {1}.equals(new int[] {1})
        && Arrays.deepEquals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}})
        && Arrays.hashCode(new int[] {1, 2}) == 994;
  }

  public static int mismatch() {
    return Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4})
        + 10 * Arrays.compare(new int[] {1}, new int[] {1, 2});
  }

  public static int setAll() {
    int[] a = new int[5];
    Arrays.setAll(a, i -> i * i);
    Arrays.parallelPrefix(a, Integer::sum);
    return a[4];
  }

  public static int streamed() {
    return Arrays.stream(new int[] {1, 2, 3}).map(x -> x * x).sum();
  }

  public static int overlappingForward() {
    int[] a = {1, 2, 3, 4, 5};
    System.arraycopy(a, 0, a, 1, 4);
    return a[0] * 10000 + a[1] * 1000 + a[2] * 100 + a[3] * 10 + a[4];
  }

  public static int overlappingBackward() {
    int[] a = {1, 2, 3, 4, 5};
    System.arraycopy(a, 1, a, 0, 4);
    return a[0] * 10000 + a[1] * 1000 + a[2] * 100 + a[3] * 10 + a[4];
  }

  public static int copyOfOtherType() {
    System.arraycopy(new int[1], 0, new long[1], 0, 1);
    return 1;
  }

  public static int copyOfNoArray() {
    System.arraycopy("text", 0, new char[4], 0, 4);
    return 1;
  }

  public static int copyBeyondTheEnd() {
    System.arraycopy(new int[3], 1, new int[3], 0, 3);
    return 1;
  }

  public static int copyNothing() {
    System.arraycopy(new int[3], 3, new int[3], 3, 0);
    return 1;
  }

  public static int copyNull() {
    System.arraycopy(null, 0, new int[3], 0, 0);
    return 1;
  }

  public static int copyStopsAtWrongElement() {
    Object[] from = {"a", "b", 3, "d"};
    String[] to = new String[4];
    try {
      System.arraycopy(from, 0, to, 0, 4);
    } catch (ArrayStoreException e) {
      return (to[1] == null ? 0 : 1) + (to[3] == null ? 10 : 0);
    }
    return -1;
  }

  public static int cloned() {
    int[][] a = {{1}, {2}};
    int[][] b = a.clone();
    b[0] = new int[] {5};
    b[1][0] = 7;
    return a[0][0] * 10 + a[1][0];
  }

  public static int jagged() {
    int[][] a = new int[3][];
    for (int i = 0; i < 3; i++) a[i] = new int[i + 1];
    a[2][2] = 4;
    return a[2].length * 10 + a[2][2];
  }

  public static int jaggedNull() {
    int[][] rows = new int[3][];
    return rows[1].length;
  }

  public static int covariantStore() {
    Object[] a = new Integer[1];
    a[0] = "text";
    return 1;
  }

  public static int orderOfIndexAndValue() {
    int[] a = new int[2];
    int i = 0;
    a[i++] = i + 5;
    a[i] = i = 9;
    return a[0] * 10 + a[1] + i;
  }

  public static int matrixProduct() {
    int[][] a = {{1, 2}, {3, 4}};
    int[][] c = new int[2][2];
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 2; j++)
        for (int k = 0; k < 2; k++) c[i][j] += a[i][k] * a[k][j];
    return c[0][0] * 1000000 + c[0][1] * 10000 + c[1][0] * 100 + c[1][1];
  }

  public static int sieve() {
    boolean[] composite = new boolean[100];
    int count = 0;
    for (int i = 2; i < 100; i++) {
      if (composite[i]) continue;
      count++;
      for (int j = i * i; j < 100; j += i) composite[j] = true;
    }
    return count;
  }

  public static boolean classes() {
    return new int[0].getClass() == int[].class && (Class<?>) new int[0][].getClass() != int[].class
        && new String[0] instanceof Object[] && int[].class.getComponentType() == int.class;
  }

  public static String className() {
    return new int[0][0].getClass().getName() + new String[0].getClass().getSimpleName();
  }

  public static int byteAndCharElements() {
    byte[] b = {(byte) 200};
    char[] c = {(char) -1};
    short[] s = {(short) 70000};
    b[0] += 100;
    c[0]++;
    s[0] >>>= 1;
    return b[0] * 1000000 + c[0] * 100000 + s[0];
  }

  public static int varargs() {
    return count() * 1000 + count(1, 2) * 100 + count(new int[] {1}) * 10 + objects((Object) null);
  }

  private static int count(int... xs) {
    return xs.length;
  }

  private static int objects(Object... xs) {
    return xs.length;
  }

  public static int varargsOfNull() {
    return objects((Object[]) null);
  }
}
