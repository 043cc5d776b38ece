package p;

/** Default methods: diamonds, redeclaration, classes that win. */
public class Defaults {
  public interface Top {
    default String f() {
      return Here.get();
    }

    default String g() {
      return Here.get();
    }

    static String s() {
      return Here.get();
    }

    private String own() {
      return Here.get();
    }

    default String siteOwn() {
      return own();
    }
  }

  public interface Left extends Top {
    default String f() {
      return Here.get();
    }
  }

  public interface Right extends Top {}

  public interface Again extends Left, Right {
    String g();

    default String siteSuper() {
      return Left.super.f();
    }
  }

  public static class Diamond implements Left, Right {}

  public static class Reversed implements Right, Left, Top {}

  public static class Inherits extends Diamond implements Top {}

  public abstract static class Needs implements Again {
    public static String siteByClass(Needs n) {
      return n.f();
    }
  }

  public static class Fills extends Needs {
    public String g() {
      return Here.get();
    }

    public String siteSuperF() {
      return super.f();
    }
  }

  /** Object's methods by way of an interface. */
  public interface Named {
    String toString();
  }

  public static class Plain implements Named, Top {
    public String toString() {
      return Here.get();
    }

    public String f() {
      return Here.get();
    }

    public String siteDefault() {
      return Top.super.f();
    }
  }

  public static class Quiet extends Plain {
    public String g() {
      return Here.get();
    }
  }

  public static class Parent {
    public String f() {
      return Here.get();
    }
  }

  /** The class's method wins over the default. */
  public static class ClassWins extends Parent implements Left {}

  public static String siteTopF(Top t) {
    return t.f();
  }

  public static String siteTopG(Top t) {
    return t.g();
  }

  public static String siteLeftF(Left t) {
    return t.f();
  }

  public static String siteRightF(Right t) {
    return t.f();
  }

  public static String siteRightG(Right t) {
    return t.g();
  }

  public static String siteAgainG(Again t) {
    return t.g();
  }

  public static String siteDiamond(Diamond t) {
    return t.f();
  }

  public static String siteNamed(Named n) {
    return n.toString();
  }

  public static String siteObject(Plain n) {
    Object o = n;
    return o.toString();
  }

  public static String siteStatic() {
    return Top.s();
  }
}
