package cases;

/** Suppressed exceptions, causes and what try-with-resources makes of several failures. */
public class Suppression {
  static class Closing implements AutoCloseable {
    private final RuntimeException thrown;

    Closing(RuntimeException thrown) {
      this.thrown = thrown;
    }

    @Override
    public void close() {
      if (thrown != null)
        throw thrown;
    }
  }

  static class Numbered extends RuntimeException {
    final int number;

    Numbered(int number) {
      this.number = number;
    }
  }

  /** Neither suppression nor a stack trace. */
  static class Bare extends RuntimeException {
    Bare(boolean suppression) {
      super("bare", null, suppression, false);
    }
  }

  private static int filled;

  static class Counting extends RuntimeException {
    Counting(String message) {
      super(message);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
      filled++;
      return this;
    }
  }

  static class CallsSuper extends RuntimeException {
    @Override
    public synchronized Throwable fillInStackTrace() {
      filled += 10;
      return super.fillInStackTrace();
    }
  }

  public static int noneAtFirst() {
    return new RuntimeException().getSuppressed().length;
  }

  public static int noneOfAnImplicitOne() {
    try {
      Object o = null;
      o.hashCode();
      return -1;
    } catch (NullPointerException e) {
      return e.getSuppressed().length;
    }
  }

  public static boolean emptyArraysAreOne() {
    return new RuntimeException().getSuppressed() == new Error().getSuppressed();
  }

  public static int added() {
    RuntimeException e = new RuntimeException();
    e.addSuppressed(new Numbered(3));
    e.addSuppressed(new Numbered(4));
    Throwable[] all = e.getSuppressed();
    return all.length * 100 + ((Numbered) all[0]).number * 10 + ((Numbered) all[1]).number;
  }

  public static int addedToAnImplicitOne() {
    int zero = 0;
    try {
      return 1 / zero;
    } catch (ArithmeticException e) {
      e.addSuppressed(new Numbered(5));
      return ((Numbered) e.getSuppressed()[0]).number;
    }
  }

  public static void addedToItself() {
    RuntimeException e = new RuntimeException();
    e.addSuppressed(e);
  }

  public static void addedNull() {
    new RuntimeException().addSuppressed(null);
  }

  public static int notWhereItIsOff() {
    Bare e = new Bare(false);
    e.addSuppressed(new Numbered(1));
    Bare on = new Bare(true);
    on.addSuppressed(new Numbered(1));
    return e.getSuppressed().length * 10 + on.getSuppressed().length;
  }

  public static boolean bareMessage() {
    Object text = "bare";
    return new Bare(true).getMessage() == text && new Bare(false).getCause() == null;
  }

  public static int bodyAndClose() {
    try (Closing c = new Closing(new Numbered(2))) {
      throw new Numbered(1);
    } catch (Numbered e) {
      return e.number * 10 + ((Numbered) e.getSuppressed()[0]).number;
    }
  }

  public static int onlyClose() {
    try (Closing c = new Closing(new Numbered(2))) {
      filled = 0;
    } catch (Numbered e) {
      return e.number * 10 + e.getSuppressed().length;
    }
    return -1;
  }

  public static int twoFailToClose() {
    try (Closing a = new Closing(new Numbered(2)); Closing b = new Closing(new Numbered(3))) {
      throw new Numbered(1);
    } catch (Numbered e) {
      int text = e.number;
      for (Throwable t : e.getSuppressed()) text = text * 10 + ((Numbered) t).number;
      return text;
    }
  }

  public static int implicitInBodyAndClose() {
    int[] none = {};
    try (Closing a = new Closing(new Numbered(2)); Closing b = new Closing(null)) {
      none[0] = 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      return ((Numbered) e.getSuppressed()[0]).number;
    }
    return -1;
  }

  public static int nested() {
    try (Closing a = new Closing(new Numbered(4))) {
      try (Closing b = new Closing(new Numbered(3))) {
        throw new Numbered(1);
      } catch (Numbered e) {
        throw new IllegalStateException(null, e);
      }
    } catch (IllegalStateException e) {
      Numbered cause = (Numbered) e.getCause();
      return ((Numbered) e.getSuppressed()[0]).number * 100 + cause.number * 10
          + ((Numbered) cause.getSuppressed()[0]).number;
    }
  }

  public static int finallyReplaces() {
    try {
      try {
        throw new Numbered(1);
      } finally {
        throw new Numbered(2);
      }
    } catch (Numbered e) {
      return e.number * 10 + e.getSuppressed().length;
    }
  }

  public static int finallyInALoop() {
    int count = 0;
    while (true) {
      try {
        throw new Numbered(1);
      } catch (Numbered e) {
        if (++count == 4)
          return count;
      } finally {
        count++;
        if (count > 20)
          break;
      }
    }
    return -count;
  }

  public static boolean causeOfAnImplicitOne() {
    try {
      Object o = "s";
      return ((Integer) o) == 1;
    } catch (ClassCastException e) {
      return e.getCause() == null;
    }
  }

  public static int causeGivenLater() {
    Numbered e = new Numbered(1);
    e.initCause(new Numbered(7));
    return ((Numbered) e.getCause()).number;
  }

  public static int causeGivenLaterToAnImplicitOne() {
    int zero = 0;
    try {
      return 1 % zero;
    } catch (ArithmeticException e) {
      e.initCause(new Numbered(8));
      return ((Numbered) e.getCause()).number;
    }
  }

  public static boolean causeOfACauseIsNull() {
    RuntimeException inner = new RuntimeException("in");
    Exception outer = new Exception("out", inner);
    return outer.getCause() == inner && inner.getCause() == null;
  }

  public static boolean nullCauseGivenLater() {
    Numbered e = new Numbered(1);
    return e.initCause(null) == e && e.getCause() == null;
  }

  public static int stackTraceSet() {
    RuntimeException e = new RuntimeException();
    e.setStackTrace(new StackTraceElement[0]);
    return e.getStackTrace().length;
  }

  public static int countsItsStackTraces() {
    filled = 0;
    Counting e = new Counting("m");
    e.fillInStackTrace();
    Object text = "m";
    return filled * 10 + (e.getMessage() == text ? 1 : 0);
  }

  public static int callsItsSuper() {
    filled = 0;
    CallsSuper e = new CallsSuper();
    return filled + (e.getMessage() == null ? 1 : 0) + (e.getCause() == null ? 2 : 0);
  }

  public static boolean filledInAgain() {
    RuntimeException e = new RuntimeException("again");
    return e.fillInStackTrace() == e;
  }

  public static boolean nullAsCause() {
    Throwable none = null;
    RuntimeException e = new RuntimeException(none);
    return e.getMessage() == null && e.getCause() == null;
  }
}
