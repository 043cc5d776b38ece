package cases;

/** What a throwable carries: message, cause, own fields, identity. */
public class ThrowableState {
  static class Coded extends RuntimeException {
    final int code;

    Coded(int code, Throwable cause) {
      super("coded", cause);
      this.code = code;
    }
  }

  static class Silent extends Exception {
    @Override
    public String getMessage() {
      return "silent";
    }
  }

  public static boolean messageIsTheSameString() {
    Object text = "why";
    try {
      throw new IllegalStateException("why");
    } catch (IllegalStateException e) {
      return e.getMessage() == text;
    }
  }

  public static boolean noMessageIsNull() {
    return new RuntimeException().getMessage() == null;
  }

  public static boolean overriddenMessage() {
    Throwable e = new Silent();
    Object text = "silent";
    return e.getMessage() == text;
  }

  public static boolean causeIsTheSameObject() {
    RuntimeException inner = new ArithmeticException();
    Throwable outer = new Coded(1, inner);
    return outer.getCause() == inner;
  }

  public static boolean noCauseIsNull() {
    return new RuntimeException("alone").getCause() == null;
  }

  public static int chainOfCauses() {
    Throwable e = null;
    for (int i = 0; i < 4; i++) e = new Coded(i, e);
    int sum = 0;
    for (; e != null; e = e.getCause()) sum = sum * 10 + ((Coded) e).code;
    return sum;
  }

  public static boolean causeOfInitialiserError() {
    try {
      Broken.touch();
    } catch (ExceptionInInitializerError e) {
      return e.getCause() instanceof ArithmeticException;
    }
    return false;
  }

  static class Broken {
    static int value = 1 / (trace - trace);

    static void touch() {}
  }

  private static int trace = 3;

  public static int wrapAndUnwrap() {
    int zero = 0;
    try {
      try {
        return 1 / zero;
      } catch (ArithmeticException e) {
        throw new Coded(5, e);
      }
    } catch (Coded e) {
      return e.getCause() instanceof ArithmeticException ? e.code : -1;
    }
  }

  public static int thrownLater() {
    Coded made = new Coded(8, null);
    int a = made.code;
    try {
      throw made;
    } catch (Coded e) {
      return a * 10 + e.code;
    }
  }
}
