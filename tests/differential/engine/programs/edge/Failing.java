package edge;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Exceptions: thrown, caught, chained, suppressed. */
public final class Failing {
  private Failing() {}

  static final class Resource implements AutoCloseable {
    private final List<String> log;
    private final String name;
    private final boolean fails;

    Resource(List<String> log, String name, boolean fails) {
      this.log = log;
      this.name = name;
      this.fails = fails;
      log.add("open " + name);
    }

    @Override
    public void close() {
      log.add("close " + name);
      if (fails) throw new IllegalStateException(name);
    }
  }

  static final class Checked extends Exception {
    final int code;

    Checked(int code, Throwable cause) {
      super("code " + code, cause);
      this.code = code;
    }
  }

  public static int noneSuppressed() {
    return new RuntimeException().getSuppressed().length;
  }

  public static String suppressedByClose() {
    List<String> log = new ArrayList<>();
    try (Resource a = new Resource(log, "a", true); Resource b = new Resource(log, "b", true)) {
      throw new RuntimeException("body");
    } catch (RuntimeException e) {
      for (Throwable t : e.getSuppressed()) log.add(t.getMessage());
      log.add(e.getMessage());
    }
    return log.toString();
  }

  public static String closeAloneFails() {
    List<String> log = new ArrayList<>();
    try (Resource a = new Resource(log, "a", true)) {
      log.add("body");
    } catch (IllegalStateException e) {
      log.add("caught " + e.getMessage() + e.getSuppressed().length);
    } finally {
      log.add("finally");
    }
    return String.join(",", log);
  }

  public static int nullResource() {
    try (Closeable nothing = null) {
      return 1;
    } catch (IOException e) {
      return 2;
    }
  }

  public static int addSuppressedItself() {
    RuntimeException e = new RuntimeException();
    e.addSuppressed(e);
    return 1;
  }

  public static int addSuppressedNull() {
    new RuntimeException().addSuppressed(null);
    return 1;
  }

  public static String messageAndCause() {
    try {
      try {
        throw new IOException("inner");
      } catch (IOException e) {
        throw new Checked(7, e);
      }
    } catch (Checked e) {
      return e.getMessage() + e.code + e.getCause().getMessage();
    }
  }

  public static String toStringOfException() {
    return new IllegalArgumentException("bad").toString() + new RuntimeException();
  }

  public static String messageFromCause() {
    return new RuntimeException(new IOException("x")).getMessage();
  }

  public static boolean initCauseTwice() {
    RuntimeException e = new RuntimeException("a", null);
    e.initCause(new RuntimeException());
    return true;
  }

  public static boolean initCauseOnce() {
    RuntimeException cause = new RuntimeException();
    RuntimeException e = new RuntimeException("a");
    return e.initCause(cause) == e && e.getCause() == cause;
  }

  public static boolean causeOfNone() {
    return new Exception().getCause() == null && new Exception().getMessage() == null;
  }

  public static String nullPointerIsHelpful() {
    int[] nothing = null;
    try {
      return "" + nothing[0];
    } catch (NullPointerException e) {
      return e.getMessage() == null ? "null" : "message";
    }
  }

  public static String indexMessage() {
    try {
      int[] two = new int[2];
      return "" + two[two.length];
    } catch (ArrayIndexOutOfBoundsException e) {
      return e.getMessage();
    }
  }

  public static String castMessage() {
    Object o = "text";
    try {
      return "" + (Integer) o;
    } catch (ClassCastException e) {
      return e.getMessage().substring(0, 22);
    }
  }

  public static String divisionMessage() {
    int zero = 0;
    try {
      return "" + 1 / zero;
    } catch (ArithmeticException e) {
      return e.getMessage();
    }
  }

  public static String negativeSizeMessage() {
    int n = -3;
    try {
      return "" + new int[n].length;
    } catch (NegativeArraySizeException e) {
      return e.getMessage();
    }
  }

  public static String storeMessage() {
    Object[] array = new String[1];
    try {
      array[0] = 1;
      return "stored";
    } catch (ArrayStoreException e) {
      return e.getMessage();
    }
  }

  @SuppressWarnings("finally")
  public static int finallyReturns() {
    try {
      throw new RuntimeException();
    } finally {
      return 3;
    }
  }

  public static int finallyAfterReturn() {
    int[] x = {1};
    return afterReturn(x) * 10 + x[0];
  }

  private static int afterReturn(int[] x) {
    try {
      return x[0];
    } finally {
      x[0] = 5;
    }
  }

  public static int finallyInLoop() {
    int n = 0;
    for (int i = 0; i < 5; i++) {
      try {
        if (i == 1) continue;
        if (i == 3) break;
        n += 100;
      } finally {
        n++;
      }
    }
    return n;
  }

  public static int multiCatch() {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      try {
        if (i == 0) throw new IllegalStateException();
        if (i == 1) throw new UnsupportedOperationException();
        Object o = i;
        sum += ((String) o).length();
      } catch (IllegalStateException | UnsupportedOperationException e) {
        sum += 1;
      } catch (RuntimeException e) {
        sum += 10;
      }
    }
    return sum;
  }

  public static int throwNull() {
    RuntimeException nothing = null;
    throw nothing;
  }

  public static int uncaughtChecked() throws Exception {
    throw new Checked(1, null);
  }

  public static int uncaughtError() {
    throw new AssertionError("broken");
  }

  public static int deepRecursion() {
    return sum(3000);
  }

  private static int sum(int n) {
    return n == 0 ? 0 : n + sum(n - 1);
  }

  public static boolean stackTrace() {
    StackTraceElement[] trace = new RuntimeException().getStackTrace();
    return trace.length > 0 && trace[0].getMethodName().equals("stackTrace");
  }

  public static boolean noStackTrace() {
    return new RuntimeException("x", null, false, false) {}.getStackTrace().length == 0;
  }

  public static String printedStackTrace() {
    java.io.StringWriter text = new java.io.StringWriter();
    new RuntimeException("shown", null, false, false) {}.printStackTrace(
        new java.io.PrintWriter(text));
    return text.toString().trim();
  }

  public static int requireNonNull() {
    java.util.Objects.requireNonNull(null, "it");
    return 1;
  }

  public static String requireNonNullMessage() {
    try {
      java.util.Objects.requireNonNull(null, "it");
      return "none";
    } catch (NullPointerException e) {
      return e.getMessage();
    }
  }

  public static int checkIndex() {
    return java.util.Objects.checkIndex(3, 3);
  }

  public static int assertion() {
    int x = 1;
    assert x == 2 : "x is " + x;
    return x;
  }

  public static String assertionMessage() {
    int x = 1;
    try {
      assert x == 2 : "x is " + x;
      return "off";
    } catch (AssertionError e) {
      return e.getMessage();
    }
  }

  public static int rethrown() {
    int log = 0;
    try {
      try {
        Object o = null;
        o.hashCode();
      } catch (RuntimeException e) {
        log += 1;
        throw e;
      } finally {
        log += 10;
      }
    } catch (NullPointerException e) {
      log += 100;
    }
    return log;
  }

  public static int cloneNotSupported() throws Exception {
    Object o = new Object() {
      @Override
      protected Object clone() throws CloneNotSupportedException {
        return super.clone();
      }

      @Override
      public int hashCode() {
        try {
          clone();
          return 1;
        } catch (CloneNotSupportedException e) {
          return 2;
        }
      }
    };
    return o.hashCode();
  }
}
