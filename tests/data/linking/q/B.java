package q;

import p.Here;

public class B extends p.A {
  public String field = "q.B";

  String m() {
    return Here.get();
  }

  public String open() {
    return Here.get();
  }

  public String siteSuperOpen() {
    return super.open();
  }

  public String siteSuperKept() {
    return super.kept();
  }

  public String siteGuarded() {
    return guarded;
  }

  public static String siteM(B b) {
    return b.m();
  }

  public static String siteOpen(B b) {
    return b.open();
  }
}
