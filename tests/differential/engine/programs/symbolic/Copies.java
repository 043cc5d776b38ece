package symbolic;

/** Arrays copied, cloned and made with lengths and places that are input. */
public class Copies {
  public static void copy(int[] from, int[] to) {
    System.arraycopy(from, 0, to, 0, 1);
  }

  public static int copyStretch(int[] a, int at, int to, int count) {
    int before = a[0];
    System.arraycopy(a, at, a, to, count);
    return a[0] - before;
  }

  public static int copyInto(int[] from, int at, int count) {
    int[] to = {1, 2, 3};
    System.arraycopy(from, at, to, 1, count);
    return to[0] + to[1] * 10 + to[2] * 100;
  }

  public static Node copyNodes(Node[] nodes, int at) {
    Node[] two = new Node[2];
    System.arraycopy(nodes, at, two, 0, 2);
    return two[1];
  }

  public static void shift(Node[] nodes, int count) {
    System.arraycopy(nodes, 0, nodes, 1, count);
  }

  public static Object copyChecked(Object[] from, Node[] to) {
    System.arraycopy(from, 0, to, 0, 2);
    return to[1];
  }

  public static Object copyAny(Object from, int[] to) {
    System.arraycopy(from, 0, to, 0, 1);
    return from;
  }

  public static int cloned(int[] a, int i) {
    int[] copy = a.clone();
    a[0] = 9;
    return copy.length == 2 ? copy[i] : copy.length;
  }

  public static Node clonedNodes(Node[] nodes) {
    Node[] copy = nodes.clone();
    nodes[0] = null;
    return copy[0];
  }

  public static int clonedOneOfTwo(int[] a, int[] b, boolean first) {
    int[] copy = (first ? a : b).clone();
    return copy.length == 0 ? -1 : copy[0];
  }

  public static int made(int n, int m) {
    int[][] made = new int[n][m];
    if (made.length == 2 && made[1].length == 1)
      made[1][0] = 5;
    return made.length > 1 && made[1].length > 0 ? made[1][0] + 10 * made[0][0] : made.length;
  }

  public static int[][][] madeInPart(int n) {
    return new int[n][2][];
  }

  /** Too long to look at every pair of places. */
  public static int copyLong(int at, int to, int count) {
    int[] from = new int[300];
    from[7] = 5;
    from[299] = 6;
    int[] into = new int[280];
    into[20] = 3;
    System.arraycopy(from, at, into, to, count);
    if (into[20] == 5)
      return -1;
    return into[20] + into[279] * 10;
  }

  public static int shiftLong(byte value, int at, int count) {
    byte[] bytes = new byte[400];
    bytes[100] = value;
    System.arraycopy(bytes, at, bytes, at + 1, count);
    return bytes[101] == 9 ? at : bytes[100];
  }

  public static byte storedByte(Object array, byte value) {
    byte[] bytes = (byte[]) array;
    bytes[0] = value;
    return bytes[0];
  }

  public static boolean storedBoolean(Object array, boolean value) {
    boolean[] truths = (boolean[]) array;
    truths[0] = value;
    return truths[0];
  }
}
