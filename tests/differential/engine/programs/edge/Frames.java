package edge;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Stack traces as programs look at them. Frames of others are left out: who calls is not told. */
public final class Frames {
  private Frames() {}

  /** Those of this file. */
  static String own(StackTraceElement[] trace) {
    StringBuilder text = new StringBuilder();
    for (StackTraceElement e : trace) {
      if (!e.getClassName().startsWith("edge.")) continue;
      text.append(e.getMethodName()).append(':').append(e.getLineNumber()).append(' ');
    }
    return text.toString();
  }

  static String own(Throwable t) {
    return own(t.getStackTrace());
  }

  static int divide(int a, int b) {
    return a / b;
  }

  static void fail(int depth) {
    if (depth == 0) throw new IllegalStateException("deep");
    fail(depth - 1);
  }

  public static String made() {
    return own(new Exception());
  }

  public static String raised() {
    try {
      return "" + divide(1, 0);
    } catch (ArithmeticException e) {
      return own(e);
    }
  }

  public static String raisedByNull() {
    try {
      int[] a = null;
      return "" + a[0];
    } catch (NullPointerException e) {
      return own(e) + e.getMessage();
    }
  }

  public static String recursion() {
    try {
      fail(4);
      return "";
    } catch (IllegalStateException e) {
      return own(e);
    }
  }

  public static String firstMethod() {
    return new Throwable().getStackTrace()[0].getMethodName();
  }

  public static boolean namesAreInterned() {
    StackTraceElement e = new Throwable().getStackTrace()[0];
    return e.getMethodName() == "namesAreInterned" && e.getFileName() == "Frames.java"
        && e.getClassName() == "edge.Frames";
  }

  public static String element() {
    StackTraceElement e = new Throwable().getStackTrace()[0];
    return e + "|" + e.getClassName() + "|" + e.getFileName() + "|" + e.isNativeMethod() + "|"
        + e.getModuleName();
  }

  public static boolean elementsAreEqual() {
    StackTraceElement[] all = new StackTraceElement[2];
    for (int i = 0; i < 2; i++) all[i] = new Throwable().getStackTrace()[0];
    return all[0].equals(all[1]) && all[0] != all[1] && all[0].hashCode() == all[1].hashCode();
  }

  public static boolean elementsDiffer() {
    StackTraceElement a = new Throwable().getStackTrace()[0];
    StackTraceElement b = new Throwable().getStackTrace()[0];
    return a.equals(b);
  }

  public static boolean traceIsCopied() {
    Throwable t = new Throwable();
    t.getStackTrace()[0] = null;
    return t.getStackTrace() != t.getStackTrace() && t.getStackTrace()[0] != null
        && t.getStackTrace()[0] == t.getStackTrace()[0];
  }

  static Throwable maker() {
    return new Throwable("made elsewhere");
  }

  public static String thrownElsewhere() {
    Throwable made = maker();
    try {
      throw made;
    } catch (Throwable t) {
      return own(t);
    }
  }

  public static String filledInAgain() {
    Throwable made = maker();
    String before = own(made);
    made.fillInStackTrace();
    return before + "|" + own(made);
  }

  public static String filledInUnseen() {
    Throwable made = maker();
    made.fillInStackTrace();
    return own(made);
  }

  public static String rethrown() {
    try {
      try {
        fail(1);
      } catch (IllegalStateException e) {
        throw e;
      }
      return "";
    } catch (IllegalStateException e) {
      return own(e);
    }
  }

  static class Own extends RuntimeException {
    final int code;

    Own(int code) {
      this("code " + code, code);
    }

    Own(String text, int code) {
      super(text);
      this.code = code;
    }
  }

  public static String ownConstructors() {
    return own(new Own(3));
  }

  static class Quiet extends RuntimeException {
    @Override
    public synchronized Throwable fillInStackTrace() {
      return this;
    }
  }

  public static int quiet() {
    return new Quiet().getStackTrace().length;
  }

  static class Loud extends RuntimeException {
    String seen = "";

    @Override
    public synchronized Throwable fillInStackTrace() {
      return super.fillInStackTrace();
    }
  }

  public static String loud() {
    return own(new Loud());
  }

  static class NoTrace extends Exception {
    NoTrace() {
      super("none", null, true, false);
    }
  }

  public static int notWritable() {
    NoTrace t = new NoTrace();
    t.fillInStackTrace();
    return t.getStackTrace().length;
  }

  static class Kept extends Exception {
    Kept() {
      super("kept", null, true, true);
    }
  }

  public static String writable() {
    return own(new Kept());
  }

  static class Factory {
    final Throwable made;

    Factory() {
      made = new Own(1);
    }
  }

  public static String inConstructor() {
    return own(new Factory().made);
  }

  static class Nested extends Exception {
    final Exception inner;

    Nested(int depth) {
      inner = depth == 0 ? null : new Nested(depth - 1);
    }
  }

  public static String inConstructorOfItsKind() {
    Nested n = new Nested(2);
    return own(n) + "|" + own(n.inner) + "|" + own(((Nested) n.inner).inner);
  }

  public static String inLambda() {
    Supplier<Throwable> s = () -> new Throwable();
    return own(s.get());
  }

  public static String throughReference() {
    Supplier<Throwable> s = Frames::maker;
    return own(s.get());
  }

  public static String inLibraryCall() {
    List<Integer> list = new ArrayList<>(Arrays.asList(3, 1, 2));
    try {
      list.forEach(i -> divide(i, i - 2));
      return "";
    } catch (ArithmeticException e) {
      return own(e);
    }
  }

  public static String inComparator() {
    Integer[] numbers = {2, 1};
    Comparator<Integer> c = (a, b) -> divide(a, 0);
    try {
      Arrays.sort(numbers, c);
      return "";
    } catch (ArithmeticException e) {
      return own(e);
    }
  }

  static class Bridge implements UnaryOperator<String> {
    @Override
    public String apply(String s) {
      return s.trim();
    }
  }

  public static String throughBridge() {
    UnaryOperator<String> op = new Bridge();
    try {
      return op.apply(null);
    } catch (NullPointerException e) {
      return own(e) + e.getMessage();
    }
  }

  public static String inAnonymous() throws Exception {
    Callable<String> c = new Callable<String>() {
      @Override
      public String call() {
        return own(new Throwable());
      }
    };
    return c.call();
  }

  static class Starting {
    static final String TRACE = own(new Throwable());
    static final Throwable KEPT = new Throwable();
  }

  public static String inInitializer() {
    return Starting.TRACE + "|" + own(Starting.KEPT);
  }

  static class Broken {
    static final int VALUE = divide(1, 0);
  }

  public static String initializerFails() {
    try {
      return "" + Broken.VALUE;
    } catch (ExceptionInInitializerError e) {
      return own(e) + "|" + own(e.getCause());
    }
  }

  static synchronized String locked() {
    return own(new Throwable());
  }

  public static String ofSynchronized() {
    return locked();
  }

  public static String cause() {
    try {
      try {
        divide(3, 0);
      } catch (ArithmeticException e) {
        throw new IllegalStateException("outer", e);
      }
      return "";
    } catch (IllegalStateException e) {
      return own(e) + "|" + own(e.getCause()) + e.getCause().getMessage();
    }
  }

  public static String suppressed() {
    try (AutoCloseable a = () -> divide(1, 0); AutoCloseable b = () -> fail(1)) {
      throw new Exception("body");
    } catch (Exception e) {
      String text = own(e);
      for (Throwable t : e.getSuppressed()) text += "|" + own(t) + t.getMessage();
      return text;
    }
  }

  public static String given() {
    Throwable t = new Throwable("given");
    t.setStackTrace(
        new StackTraceElement[] {new StackTraceElement("a.B", "c", "B.java", 7)});
    return t.getStackTrace()[0] + " " + t.getStackTrace().length;
  }

  /** Up to the last frame of this file. */
  static String printed(Throwable t) {
    StringWriter text = new StringWriter();
    t.printStackTrace(new PrintWriter(text));
    return kept(text.toString());
  }

  private static String kept(String text) {
    StringBuilder lines = new StringBuilder();
    for (String line : text.split("\n")) {
      boolean frame = line.trim().startsWith("at ");
      if (!line.contains(" more") && (!frame || line.contains("at edge.")))
        lines.append(line).append('\n');
    }
    return lines.toString();
  }

  public static String printedPlain() {
    return printed(new Exception("words"));
  }

  public static String printedCause() {
    try {
      divide(3, 0);
      return "";
    } catch (ArithmeticException e) {
      return printed(new IllegalStateException("outer", new RuntimeException(e)));
    }
  }

  public static String printedSuppressed() {
    Exception e = new Exception("main", maker());
    e.addSuppressed(new RuntimeException("one"));
    e.addSuppressed(new Own(2));
    return printed(e);
  }

  public static String printedCycle() {
    Exception a = new Exception("a");
    Exception b = new Exception("b", a);
    a.initCause(b);
    return printed(a);
  }

  static class Named extends Exception {
    Named(String text) {
      super(text);
    }

    @Override
    public String toString() {
      return "named " + getLocalizedMessage();
    }

    @Override
    public String getLocalizedMessage() {
      return "<" + getMessage() + ">";
    }
  }

  public static String printedOwnText() {
    return printed(new Named("x"));
  }

  static Throwable inner() {
    return new Exception("inner");
  }

  private static String more(Throwable t) {
    StringWriter text = new StringWriter();
    t.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  /** What both have in common are the frames from here on, whoever called. */
  public static boolean inCommon() {
    String text = more(new Exception("outer", inner()));
    return text.contains("Caused by: java.lang.Exception: inner\n\tat edge.Frames.inner(")
        && text.contains("\n\t... ") && text.endsWith(" more\n")
        && text.indexOf("Frames.inCommon") == text.lastIndexOf("Frames.inCommon");
  }

  public static int printedToStream() {
    RuntimeException e = new RuntimeException("shown");
    e.setStackTrace(new StackTraceElement[] {
        new StackTraceElement("a.B", "c", "B.java", 7), new StackTraceElement("D", "e", null, -1)});
    e.printStackTrace();
    return 1;
  }

  public static String ofThread() {
    StackTraceElement[] trace = Thread.currentThread().getStackTrace();
    return trace[0].getMethodName() + " " + trace[1].getMethodName() + " " + own(trace);
  }

  static String caller() {
    return new Throwable().getStackTrace()[1].getMethodName();
  }

  public static String whoCalls() {
    return caller();
  }

  public static String overflow() {
    try {
      return "" + Objects.hash(endless(0));
    } catch (StackOverflowError e) {
      return e.getStackTrace().length + e.getStackTrace()[1000].getMethodName();
    }
  }

  private static int endless(int n) {
    return endless(n + 1) + 1;
  }

  public static String deepTrace() {
    try {
      fail(1500);
      return "";
    } catch (IllegalStateException e) {
      StackTraceElement[] trace = e.getStackTrace();
      return trace.length + trace[1023].getMethodName() + trace[1023].getLineNumber();
    }
  }

  public static int loop() {
    int lines = 0;
    for (int i = 0; i < 5; i++) {
      try {
        divide(i, 0);
      } catch (ArithmeticException e) {
        lines += e.getStackTrace()[1].getLineNumber();
      }
    }
    return lines;
  }
}
