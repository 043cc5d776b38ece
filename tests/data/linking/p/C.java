package p;

/** Overrides p.A.m over the head of q.B, and opens it to everyone. */
public class C extends q.B {
  public String m() {
    return Here.get();
  }

  protected String kept() {
    return Here.get();
  }

  public static String siteC(C c) {
    return c.m();
  }
}
