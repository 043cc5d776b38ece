package symbolic;

/** System.arraycopy where the place, the length or the arrays are input. */
public class Stretches {
  public static void fromOne(int[] b, int n) {
    System.arraycopy(b, 1, new int[3], 0, n);
  }

  public static int toTwo(int[] b, int n) {
    int[] to = new int[3];
    System.arraycopy(b, 0, to, 2, n);
    return to[2];
  }

  public static long longs(long[] b, int n) {
    long[] to = new long[2];
    System.arraycopy(b, 1, to, 0, n);
    return to[0];
  }

  public static double doubles(double[] b, int at) {
    System.arraycopy(b, at, b, 1, 1);
    return b[1];
  }

  public static int chars(char[] b, int n) {
    char[] to = {'a', 'b', 'c', 'd'};
    System.arraycopy(b, 2, to, 3, n);
    return to[3];
  }

  public static boolean booleans(boolean[] b, int to) {
    System.arraycopy(b, 1, b, to, 1);
    return b[0];
  }

  public static void bytesDown(byte[] b, int n) {
    System.arraycopy(b, 1, b, 0, n);
  }

  public static void nodesDown(Node[] b, int n) {
    System.arraycopy(b, 1, b, 0, n);
  }

  public static Object mixed(Object[] b, int at) {
    Node[] to = new Node[1];
    System.arraycopy(b, at, to, 0, 1);
    return to[0];
  }

  public static int oneOfTwo(int[] a, int[] b, boolean first, int at) {
    int[] to = {5, 6};
    System.arraycopy(first ? a : b, 2, to, at, 1);
    return to[0];
  }

  public static int toOneOfTwo(int[] a, boolean first) {
    int[] b = {1};
    System.arraycopy(a, 1, first ? a : b, 0, 1);
    return b[0];
  }

  public static int twice(int[] a, int n) {
    int[] b = new int[n & 3];
    System.arraycopy(a, 0, b, 1, n & 1);
    System.arraycopy(b, 1, a, 0, 1);
    return a.length;
  }

  public static int odd(int[] a, int n) {
    int[] to = new int[4];
    System.arraycopy(a, n | 5, to, 0, 1);
    return to[0];
  }

  public static void all(short[] a, int from, int to, int n) {
    System.arraycopy(a, from, a, to, n);
  }
}
