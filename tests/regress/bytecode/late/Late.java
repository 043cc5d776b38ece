/** Texts made of unknown numbers: some are looked at, most are not. */
public class Late {
  static void message(int x) {
    if (x > 5) throw new IllegalStateException("x is " + x);
  }

  static String parts(int x, long y, char c, boolean b) {
    return "a" + x + ":" + y + c + b;
  }

  static String nested(int x) {
    String s = "v" + x;
    return "[" + s + "]" + s;
  }

  static boolean compared(int x) {
    if (x < 0 || x > 11) return true;
    return ("n" + x).equals("n7");
  }

  static int switched(int x) {
    if (x < 0 || x > 3) return -1;
    switch ("k" + x) {
      case "k1":
        return 1;
      case "k2":
        return 2;
      default:
        return 0;
    }
  }

  static int measured(int x, boolean look) {
    if (x < 0 || x > 120) return 0;
    String s = Integer.toString(x);
    return look ? s.length() : -1;
  }

  static int one(boolean first, int x) {
    if (x < 0 || x > 9) return -1;
    String a = "a" + x;
    String b = "bb" + x;
    return (first ? a : b).length();
  }

  static boolean same(int x) {
    String a = "a" + x;
    String b = "a" + x;
    return a == b;
  }

  static void asserted(int x) {
    assert x != 7 : "seven: " + x;
  }

  static int index(int i) {
    int[] a = {1, 2};
    if (i < -3 || i > 12) return 0;
    try {
      return a[i];
    } catch (ArrayIndexOutOfBoundsException e) {
      return e.getMessage().length();
    }
  }

  static void cause(int[] a, int i) {
    try {
      a[i] = 0;
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new IllegalStateException(e);
    }
  }

  static String negative(int n) {
    if (n >= 0) return "";
    try {
      return "" + new int[n].length;
    } catch (NegativeArraySizeException e) {
      return e.getMessage();
    }
  }

  static class Log {
    StringBuilder text;
  }

  // What was appended is told where the path is cut, too.
  static int cut(int x, double y, Log log) {
    log.text = new StringBuilder();
    log.text.append("x=").append(x).append(" y=").append(y);
    for (int i = 1; i != 0; i++)
      if (i < 0) return i;
    return 0;
  }

  // The library asks for classes whose Class objects nothing here names.
  static boolean equal(java.util.ArrayList<?> a, Object b) {
    return a.equals(b);
  }
}
