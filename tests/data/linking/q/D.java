package q;

import p.Here;

/** Overrides p.C.m and through it p.A.m, and q.B.m as well. */
public class D extends p.C {
  public static String shared = "q.D";

  public String m() {
    return Here.get();
  }

  public String siteSuperM() {
    return super.m();
  }

  public static String siteD(D d) {
    return d.m();
  }

  public static String siteShared() {
    return D.shared;
  }

  public static String siteInheritedField(D d) {
    return d.field;
  }
}
