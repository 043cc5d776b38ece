/** Values whose place or form in a report is easily got wrong. */
public class Reports {
  static class Base {
    int x;
    Base link;
  }

  static class Derived extends Base {
    int x;
    Derived link;
  }

  static final Base SHARED = new Derived();
  static final String WORD = "ready";

  Base mine;

  /** A field and the one of the same name that it hides. */
  static int hidden(Derived d) {
    if (d == null)
      return 0;
    return d.x > ((Base) d).x && d.link != ((Base) d).link ? 1 : 2;
  }

  /** A parameter with the name of the root for the result. */
  static Base result(Base result) {
    return result == null ? new Base() : result;
  }

  /** Roots stand in the order of the call, and so do the objects they lead to. */
  int order(Base zebra, int n, Base ape) {
    if (zebra == ape || zebra == null || ape == null || n != 7 || mine != SHARED)
      return 0;
    return zebra.x + ape.x;
  }

  static long wide(long v) {
    return v == Long.MIN_VALUE ? Long.MAX_VALUE : 0;
  }

  static double floating(double d, float f) {
    if (d != d)
      return 1.0 / 0.0;
    if (d == 5)
      return -0.0;
    return f == -1f / 0f ? d / d : f;
  }

  static short narrow(byte b, char c, boolean z, short s) {
    return b == -1 && c == 'x' && z ? s : (short) 1;
  }

  static int lengths(int[] a, Base[][] b) {
    if (a == null || b == null || a.length != 2 || b.length != 1)
      return 0;
    a[1] = 5;
    return a[0];
  }

  static String text(int kind) {
    switch (kind) {
      case 0:
        return "";
      case 1:
        return "caf\u00e9 \"1\"\n";
      case 2:
        return "\u0105 \ud83d\ude00";
      default:
        return "\ud800";
    }
  }

  static Object[] share(Object o) {
    return new Object[] {WORD, o};
  }
}
