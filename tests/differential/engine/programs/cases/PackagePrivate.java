package cases;

import cases.other.Neighbour;
import cases.other.Stranger;

/** A package-private method is overridden only within its package (JVMS 5.4.5). */
public class PackagePrivate {
  public static class Outsider extends Stranger {
    int hidden() {
      return 10;
    }

    @Override
    protected int open() {
      return 20;
    }

    int raise() {
      guarded += 2;
      return guarded;
    }

    int superOpen() {
      return super.open();
    }
  }

  static class Local extends Outsider {
    @Override
    int hidden() {
      return 40;
    }
  }

  public static int sameNameElsewhereDoesNotOverride() {
    Stranger s = new Outsider();
    return s.callHidden();
  }

  public static int protectedIsOverridden() {
    Stranger s = new Outsider();
    return s.callOpen();
  }

  public static int ownPackageSeesItsOwn() {
    Outsider o = new Outsider();
    return o.hidden();
  }

  public static int overriddenInsideThisPackage() {
    Outsider o = new Local();
    return o.hidden() * 100 + o.callHidden();
  }

  public static int sandwichOverridesTheGrandparentOnly() {
    Outsider o = new Neighbour();
    return o.callHidden() * 100 + o.hidden();
  }

  public static int protectedFieldAcrossPackages() {
    return new Outsider().raise();
  }

  public static int superAcrossPackages() {
    Outsider o = new Neighbour();
    return o.superOpen() * 100 + o.callOpen();
  }
}
