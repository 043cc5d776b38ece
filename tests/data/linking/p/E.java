package p;

/** Package-private again: continues p.A's line only. */
public class E extends q.B {
  String m() {
    return Here.get();
  }

  private String own() {
    return Here.get();
  }

  public String siteOwnOfE() {
    return own();
  }

  public static String siteE(E e) {
    return e.m();
  }
}
