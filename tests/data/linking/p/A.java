package p;

/** The top of a line of classes that goes to and fro between two packages. */
public class A {
  public static String shared = "p.A";
  public String field = "p.A";
  String hidden = "p.A";
  protected String guarded = "p.A";

  /** Package-private: q.B does not override it. */
  String m() {
    return Here.get();
  }

  public String open() {
    return Here.get();
  }

  protected String kept() {
    return Here.get();
  }

  private String own() {
    return Here.get();
  }

  public final String last() {
    return Here.get();
  }

  public static String fixed() {
    return Here.get();
  }

  public String siteOwn() {
    return own();
  }
}
