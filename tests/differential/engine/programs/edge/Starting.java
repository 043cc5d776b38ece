package edge;

import java.util.ArrayList;
import java.util.List;

/** The order in which things are initialised. */
public final class Starting {
  private Starting() {}

  static final StringBuilder LOG = new StringBuilder();

  static int log(String text) {
    LOG.append(text).append(' ');
    return LOG.length();
  }

  static class Parent {
    static int s = log("Parent.static");
    int f = log("Parent.field");

    {
      log("Parent.block");
    }

    Parent() {
      log("Parent()");
    }
  }

  static class Child extends Parent {
    static int s = log("Child.static");
    int f = log("Child.field");

    Child() {
      super();
      log("Child()");
    }
  }

  static class Constant {
    static final int NUMBER = 5;
    static final Integer BOXED = 6;

    static {
      log("Constant");
    }
  }

  static class Failing {
    static final int VALUE = fail();

    static int fail() {
      throw new IllegalStateException("no value");
    }
  }

  static class Early {
    static final Early ONLY = new Early();
    static int count = 7;
    final int seen;

    Early() {
      seen = count;
      count = 9;
    }
  }

  interface Quiet {
    int X = log("Quiet");
  }

  interface Noisy {
    int X = log("Noisy");

    default void nothing() {}
  }

  static class Implementor implements Quiet, Noisy {}

  static class Cycle1 {
    static int a = Cycle2.b + 1;
  }

  static class Cycle2 {
    static int b = Cycle1.a + 1;
  }

  enum Registered {
    ONE, TWO;

    static final List<String> NAMES = new ArrayList<>();

    static {
      for (Registered r : values()) NAMES.add(r.name());
    }
  }

  static final class Holder {
    static final Holder INSTANCE = new Holder();
    int uses;
  }

  public static String inheritance() {
    new Child();
    return LOG.toString();
  }

  public static String constantDoesNotInitialise() {
    int n = Constant.NUMBER;
    log("" + n);
    Integer b = Constant.BOXED;
    log("" + b);
    return LOG.toString();
  }

  public static String staticOfParentThroughChild() {
    int unused = Child.s;
    return LOG.toString();
  }

  public static String arrayDoesNotInitialise() {
    Child[] children = new Child[1];
    Class<?> c = Child.class;
    log("done");
    return LOG.toString();
  }

  public static String interfaces() {
    new Implementor();
    return LOG.toString();
  }

  public static int failing() {
    return Failing.VALUE;
  }

  public static String failingTwice() {
    String text = "";
    for (int i = 0; i < 2; i++) {
      try {
        text += Failing.VALUE;
      } catch (ExceptionInInitializerError e) {
        text += "first " + e.getCause().getMessage();
      } catch (NoClassDefFoundError e) {
        text += " then " + (e.getMessage() != null);
      }
    }
    return text;
  }

  public static int tooEarly() {
    return Early.ONLY.seen * 10 + Early.count;
  }

  public static int cycle() {
    return Cycle1.a * 10 + Cycle2.b;
  }

  public static int cycleFromTheOtherSide() {
    return Cycle2.b * 10 + Cycle1.a;
  }

  public static String enumStatics() {
    return Registered.NAMES.toString();
  }

  public static int singleton() {
    Holder.INSTANCE.uses++;
    Holder.INSTANCE.uses++;
    return Holder.INSTANCE.uses;
  }

  public static String forName() throws Exception {
    Class.forName("edge.Starting$Child");
    return LOG.toString();
  }

  public static String forNameLazily() throws Exception {
    Class.forName("edge.Starting$Child", false, Starting.class.getClassLoader());
    return LOG.toString() + "nothing";
  }
}
