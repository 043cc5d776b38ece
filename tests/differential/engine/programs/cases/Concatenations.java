package cases;

/** Strings put together with +. */
public class Concatenations {
  static class Shown {
    static int order;
    final int id;

    Shown(int id) {
      this.id = id;
    }

    @Override
    public String toString() {
      order = order * 10 + id;
      return id == 2 ? null : "shown " + id;
    }
  }

  private static String text(String s) {
    return s;
  }

  private static int hash(String s) {
    return s.hashCode() * 31 + s.length();
  }

  public static int ints() {
    int a = 7;
    int b = -2147483648;
    return hash("a=" + a + ", b=" + b);
  }

  public static int longs() {
    long a = Long.MIN_VALUE;
    long b = 1234567890123L;
    return hash(a + "/" + b);
  }

  public static int small() {
    byte b = -128;
    short s = -32768;
    boolean z = true;
    return hash("" + b + s + z + !z);
  }

  public static int chars() {
    char c = 'x';
    char d = '\u20ac';
    return hash(c + "" + d + c) + hash("" + c + c);
  }

  public static int wideText() {
    String s = text("gr\u00fc\u00df");
    String t = text("\u65e5\u672c");
    return hash(s + t) + hash(t + 1) + hash("\u8a9e" + s);
  }

  public static int nulls() {
    String s = text(null);
    Object o = null;
    return hash("<" + s + "|" + o + ">");
  }

  public static int onlyNull() {
    String s = null;
    s += null;
    return hash(s);
  }

  public static int objects() {
    Shown.order = 0;
    return hash(new Shown(1) + "," + new Shown(2) + new Shown(3)) + Shown.order;
  }

  public static int strings() {
    String s = text("ab");
    String t = text("");
    return hash(s + t) + hash(t + s) + hash(s + s + s);
  }

  public static int alwaysNew() {
    String s = text("ab");
    String t = text("");
    return (s + t == s ? 1 : 0) + (t + s == s ? 2 : 0) + (t + t == "" ? 4 : 0)
        + (s + 1 == s + 1 ? 8 : 0) + ((s + t).equals(s) ? 16 : 0);
  }

  public static int constantsWithMarks() {
    int n = 3;
    return hash("\1" + n + "\2" + n + "\1\2");
  }

  public static int appended() {
    String s = "";
    for (int i = 0; i < 12; i++) s += i * i + ";";
    return hash(s);
  }

  public static int switched() {
    int sum = 0;
    for (int i = 0; i < 4; i++) {
      switch (text("case" + i)) {
        case "case1":
          sum += 1;
          break;
        case "case3":
          sum += 30;
          break;
        default:
          sum += 1000;
      }
    }
    return sum;
  }

  public static int messageOfException() {
    try {
      throw new IllegalStateException("bad " + 5);
    } catch (IllegalStateException e) {
      return hash(e.getMessage());
    }
  }

  public static int order() {
    int i = 1;
    return hash("" + i++ + i++ * 10 + (i += 5));
  }
}
