package cases;

/** A failed initialiser: ExceptionInInitializerError once, NoClassDefFoundError ever after. */
public class InitFailures {
  static int trace;

  static class Broken {
    static int value = 1;

    static {
      trace++;
      value = 10 / (value - 1);
    }

    static void touch() {}
  }

  static class BelowBroken extends Broken { static int own = trace += 100; }

  static class ThrowsError {
    static int value = fail();

    static int fail() {
      throw new AssertionError();
    }
  }

  static class SurvivesByCatching {
    static int value;

    static {
      try {
        Broken.touch();
      } catch (ExceptionInInitializerError e) {
        value = 4;
      }
    }
  }

  public static int firstUseUncaught() {
    return Broken.value;
  }

  public static int firstUseIsWrapped() {
    try {
      Broken.touch();
    } catch (ExceptionInInitializerError e) {
      return trace;
    }
    return -1;
  }

  public static int secondUseIsNoClassDefFound() {
    try {
      Broken.touch();
    } catch (ExceptionInInitializerError e) {
      trace += 10;
    }
    try {
      new Broken();
    } catch (NoClassDefFoundError e) {
      trace += 1000;
    }
    return trace;
  }

  public static void secondUseUncaught() {
    try {
      Broken.touch();
    } catch (ExceptionInInitializerError e) {
      trace++;
    }
    Broken.value = 3;
  }

  public static int errorsAreNotWrapped() {
    try {
      return ThrowsError.value;
    } catch (AssertionError e) {
      return 1;
    } catch (ExceptionInInitializerError e) {
      return 2;
    }
  }

  public static int afterAnErrorAlsoNoClassDefFound() {
    int result = 0;
    for (int i = 0; i < 3; i++) {
      try {
        result += ThrowsError.value;
      } catch (AssertionError e) {
        result = result * 10 + 1;
      } catch (NoClassDefFoundError e) {
        result = result * 10 + 2;
      }
    }
    return result;
  }

  public static int failureOfTheSuperclass() {
    try {
      new BelowBroken();
    } catch (ExceptionInInitializerError e) {
      return trace;
    }
    return -1;
  }

  public static int subclassOfBrokenIsBrokenToo() {
    int result = 0;
    for (int i = 0; i < 2; i++) {
      try {
        result += BelowBroken.own;
      } catch (ExceptionInInitializerError e) {
        result = result * 10 + 1;
      } catch (NoClassDefFoundError e) {
        result = result * 10 + 2;
      }
    }
    return result;
  }

  public static int initialiserMayCatchAnothers() {
    return SurvivesByCatching.value * 10 + trace;
  }

  public static int castsStillWorkOnBroken() {
    try {
      Broken.touch();
    } catch (ExceptionInInitializerError e) {
      trace += 2;
    }
    Object a = new int[1];
    Broken[] row = new Broken[3];
    return (a instanceof Broken ? 1 : 2) * 100 + row.length * 10 + trace;
  }

  public static int partialStateIsKept() {
    try {
      Partial.touch();
    } catch (ExceptionInInitializerError e) {
      return Partial.Sink.received;
    }
    return -1;
  }

  static class Partial {
    static class Sink { static int received; }

    static {
      Sink.received = 77;
      int[] none = {};
      none[0] = 1;
      Sink.received = 88;
    }

    static void touch() {}
  }
}
