package p;

/** Calls from within package p. */
public class Sites {
  public static String siteM(A a) {
    return a.m();
  }

  public static String siteOpen(A a) {
    return a.open();
  }

  public static String siteKept(A a) {
    return a.kept();
  }

  public static String siteLast(A a) {
    return a.last();
  }

  public static String siteFixed() {
    return A.fixed();
  }

  public static String siteFixedBySubclass() {
    return q.D.fixed();
  }

  public static String siteField(A a) {
    return a.field;
  }

  public static String siteHidden(A a) {
    return a.hidden;
  }

  public static String siteShared() {
    return A.shared;
  }

  public static String siteConstant() {
    return Shapes.Square.KIND;
  }
}
