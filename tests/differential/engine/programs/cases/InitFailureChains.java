package cases;

/** What a failed initialiser does to the classes below, before and after their first use. */
public class InitFailureChains {
  static int trace;

  static class Top {
    static int value = fail();

    static int fail() {
      trace++;
      throw new IllegalStateException();
    }
  }

  /** Its own handler starts at its first instruction; what fails above is not its business. */
  static class Middle extends Top {
    static int own;

    static {
      try {
        own = trace += 100;
      } catch (ExceptionInInitializerError e) {
        trace += 5000;
      }
    }
  }

  static class Bottom extends Middle { static int last = trace += 1000; }

  interface Brittle {
    int SET = note(1 / (trace - trace));

    default void nothing() {}
  }

  static class Both extends Plain implements Brittle, Later { static int own = note(3); }

  static class Plain { static int own = note(2); }

  interface Later {
    int SET = note(4);

    default void something() {}
  }

  static class UsesLater implements Later { static int own = note(6); }

  static int note(int n) {
    trace = trace * 10 + n;
    return n;
  }

  static int code(int a, int b, int c) {
    return kind(a) * 100 + kind(b) * 10 + kind(c);
  }

  static int kind(int which) {
    String seen = use(which);
    return seen == "E" ? 1 : seen == "N" ? 2 : 3;
  }

  static String use(int which) {
    try {
      int value = which == 0 ? Top.value
          : which == 1       ? Middle.own
          : which == 2       ? Bottom.last
          : which == 3       ? Both.own
                             : UsesLater.own;
      return value == 0 ? "zero" : "value";
    } catch (ExceptionInInitializerError e) {
      return "E";
    } catch (NoClassDefFoundError e) {
      return "N";
    }
  }

  public static int fromBelow() {
    return code(2, 1, 0) * 10000 + trace;
  }

  public static int fromAbove() {
    return code(0, 1, 2) * 10000 + trace;
  }

  public static int inTheMiddle() {
    return code(1, 2, 1) * 10000 + trace;
  }

  public static int interfacesAfterTheSuperclass() {
    return code(3, 3, 4) * 100000 + trace;
  }

  public static int interfacesBefore() {
    return code(4, 3, 4) * 100000 + trace;
  }

  public static int uncaughtFromBelow() {
    kind(0);
    return Bottom.last;
  }
}
