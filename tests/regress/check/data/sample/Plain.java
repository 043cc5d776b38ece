package sample;

/** No test at all: methods that are named, or must not throw. */
public class Plain {
  private int[] items;
  protected int count;

  Plain(int count) {
    this.count = count;
  }

  public int first() {
    return items[count];
  }

  public static int divide(int a, int b) {
    return a / b;
  }

  private static boolean secret(Object[] a) {
    return a == null || a.length == 0 || a[0] != a;
  }

  static <T extends Comparable<T>> boolean generic(T a, T b) {
    return a != b || a == null;
  }
}
