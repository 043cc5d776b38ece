package cases;

/** System.arraycopy of every kind of array, and what the class library does with it. */
public class Stretches {
  private static int text(int[] a) {
    int text = 0;
    for (int v : a) text = text * 10 + v;
    return text;
  }

  public static int fromTheSecondOn() {
    int[] to = new int[3];
    System.arraycopy(new int[] {1, 2, 3}, 1, to, 0, 2);
    return text(to);
  }

  public static int toTheLast() {
    int[] to = new int[3];
    System.arraycopy(new int[] {7, 8}, 1, to, 2, 1);
    return text(to);
  }

  public static long longs() {
    long[] a = {1L << 40, 2, 3};
    System.arraycopy(a, 0, a, 1, 2);
    return a[1] + a[2];
  }

  public static double doubles() {
    double[] a = {0.5, -0.0, Double.NaN};
    double[] b = new double[4];
    System.arraycopy(a, 1, b, 2, 2);
    return b[3];
  }

  public static float floats() {
    float[] a = {1.5f, 2.5f};
    System.arraycopy(a, 1, a, 0, 1);
    return a[0];
  }

  public static int chars() {
    char[] a = "stretch".toCharArray();
    System.arraycopy(a, 3, a, 0, 4);
    return a[0] * 1000 + a[3];
  }

  public static boolean booleans() {
    boolean[] a = {true, false, false};
    System.arraycopy(a, 0, a, 2, 1);
    return a[2];
  }

  public static int shorts() {
    short[] a = {-1, 2};
    System.arraycopy(a, 0, a, 1, 1);
    return a[1];
  }

  public static int bytes() {
    byte[] a = {-128, 127};
    System.arraycopy(a, 0, a, 1, 1);
    return a[1];
  }

  public static boolean references() {
    Object[] a = {"x", "y", null};
    Object[] b = new String[3];
    System.arraycopy(a, 1, b, 0, 2);
    return b[0] == a[1] && b[1] == null;
  }

  public static int arraysOfArrays() {
    int[][] a = {{1}, {2}};
    System.arraycopy(a, 0, a, 1, 1);
    a[0][0] = 9;
    return a[1][0];
  }

  public static int nothingAtTheVeryEnd() {
    int[] a = {1, 2};
    System.arraycopy(a, 2, a, 2, 0);
    return text(a);
  }

  public static void nothingBeyondTheEnd() {
    System.arraycopy(new int[2], 3, new int[2], 0, 0);
  }

  public static void negativeStart() {
    System.arraycopy(new int[2], -1, new int[2], 0, 1);
  }

  public static void negativeTarget() {
    System.arraycopy(new int[2], 0, new int[2], -1, 1);
  }

  public static void overflowingEnd() {
    System.arraycopy(new int[2], 1, new int[2], 0, Integer.MAX_VALUE);
  }

  public static void nullTarget() {
    System.arraycopy(new int[2], 0, null, 0, -1);
  }

  public static void kindsBeforeRanges() {
    System.arraycopy(new int[2], -1, new long[2], 0, 1);
  }

  public static void referencesToNumbers() {
    System.arraycopy(new Object[2], 0, new int[2], 0, 0);
  }

  public static int substring() {
    String s = "abcdef".substring(2, 5);
    return s.length() * 1000 + s.charAt(0);
  }

  public static int trim() {
    return "  ab ".trim().length();
  }

  public static int strip() {
    return " \t ab ".strip().length();
  }

  public static int split() {
    String[] parts = "a,b,c".split(",");
    return parts.length * 1000 + parts[2].charAt(0);
  }

  public static int toArray() {
    java.util.ArrayList<Number> list = new java.util.ArrayList<>();
    list.add(3);
    list.add(4L);
    Number[] all = list.toArray(new Number[0]);
    return all.length * 100 + all[0].intValue() * 10 + all[1].intValue();
  }

  public static boolean componentTypes() {
    return int[].class.getComponentType() == int.class && String.class.getComponentType() == null
        && Object[][].class.getComponentType() == Object[].class;
  }

  public static int newInstance() {
    long[] made = (long[]) java.lang.reflect.Array.newInstance(long.class, 3);
    return made.length;
  }

  public static void newInstanceOfNothing() {
    java.lang.reflect.Array.newInstance(null, 3);
  }

  public static void newInstanceNegative() {
    java.lang.reflect.Array.newInstance(String.class, -1);
  }

  public static int builder() {
    StringBuilder b = new StringBuilder("ab");
    b.append("cde").insert(1, "xy").deleteCharAt(0).reverse();
    return b.length() * 1000 + b.charAt(0);
  }

  public static int copyOfRange() {
    int[] a = java.util.Arrays.copyOfRange(new int[] {1, 2, 3, 4}, 1, 6);
    return a.length * 1000 + a[2] * 10 + a[4];
  }

  public static int list() {
    java.util.ArrayList<Integer> list = new java.util.ArrayList<>();
    for (int i = 0; i < 30; i++) list.add(0, i);
    list.remove(3);
    return list.get(3) * 100 + list.size();
  }
}
