package p;

/** Private members shared between nestmates. */
public class Nest {
  private String secret = "p.Nest";
  private static String common = "p.Nest";

  private String own() {
    return Here.get();
  }

  public static class Inner {
    private String own() {
      return Here.get();
    }

    public static String siteOuter(Nest n) {
      return n.own();
    }

    public static String siteSecret(Nest n) {
      return n.secret;
    }

    public static String siteCommon() {
      return Nest.common;
    }

    public class Deep {
      Deep() {}

      private String deepest() {
        return Here.get();
      }
    }
  }

  public static class Heir extends Nest {
    /** Does not override: Nest's is private. */
    public String own() {
      return Here.get();
    }
  }

  public static String siteInner(Inner i) {
    return i.own();
  }

  public static String siteMine(Nest n) {
    return n.own();
  }

  public static String siteHeir(Heir n) {
    return n.own();
  }
}
