package cases;

/** Interfaces are initialised only when needed, or when they have defaults (JVMS 5.5). */
public class InterfaceInit {
  static int trace;

  static int note(int digit) {
    trace = trace * 10 + digit;
    return digit;
  }

  interface Bare {
    int FIELD = note(1);
  }

  interface WithDefault {
    int FIELD = note(2);

    default int ask() {
      return 20;
    }
  }

  interface AboveDefault extends Bare, WithDefault {
    int FIELD = note(3);
  }

  interface WithStatic {
    int FIELD = note(4);

    static int ask() {
      return 40;
    }
  }

  static class OfBare implements Bare { static int own = note(5); }

  static class OfDefault implements WithDefault { static int own = note(6); }

  static class OfAbove extends OfBare implements AboveDefault {
    static {
      note(7);
    }
  }

  static class OfStatic implements WithStatic { static int own = note(8); }

  public static int withoutDefaultsIsNot() {
    new OfBare();
    return trace;
  }

  public static int withDefaultsIsBeforeTheClass() {
    new OfDefault();
    return trace;
  }

  public static int superclassBeforeInterfaceDefaults() {
    new OfAbove();
    return trace;
  }

  public static int fieldOfBareInterface() {
    int a = Bare.FIELD;
    return trace * 10 + a;
  }

  public static int fieldDoesNotInitialiseSuperinterfaces() {
    int a = AboveDefault.FIELD;
    return trace * 10 + a;
  }

  public static int fieldThroughImplementer() {
    int a = OfBare.FIELD;
    return trace * 10 + a;
  }

  public static int staticMethodOfInterface() {
    int a = WithStatic.ask();
    return trace * 100 + a;
  }

  public static int onlyStaticMethodsIsNotADefault() {
    new OfStatic();
    return trace;
  }

  public static int laterFieldAccess() {
    OfBare a = new OfBare();
    note(9);
    int b = Bare.FIELD;
    return trace * 10 + b;
  }
}
