package cases;

/** Constructors: order of initialisers, this(...) and super(...), what a superclass sees. */
public class Construction {
  private static int trace;

  private static int note(int digit) {
    trace = trace * 10 + digit;
    return digit;
  }

  static class Parent {
    int a = note(1);

    { note(2); }

    Parent() {
      note(3);
      hook();
    }

    void hook() {
      note(9);
    }
  }

  static class Child extends Parent {
    int b = note(4);
    int seen;

    { note(5); }

    Child() {
      note(6);
    }

    Child(int ignored) {
      this();
      note(7);
    }

    @Override
    void hook() {
      seen = 8;
      note(b);
    }
  }

  public static int initialisersInTextualOrder() {
    new Parent();
    return trace;
  }

  public static int superclassFirst() {
    new Child();
    return trace;
  }

  public static int thisCallRunsInitialisersOnce() {
    new Child(0);
    return trace;
  }

  public static int fieldWithoutInitialiserKeepsEarlyWrite() {
    return new Child().seen;
  }

  static class Early {
    int early;

    Early() {
      early = value();
    }

    int value() {
      return -1;
    }
  }

  static class Late extends Early {
    final int constant = 3;
    final int computed = note(4);
    int written = 6;

    @Override
    int value() {
      int result = constant * 100 + computed * 10 + written;
      written = 7;
      return result;
    }
  }

  public static int superclassSeesDefaultsButConstants() {
    Late late = new Late();
    return late.early * 10 + late.written;
  }

  static class Failing {
    static Failing leaked;
    int a = 1;
    int b;

    Failing(int divisor) {
      leaked = this;
      b = 10 / divisor;
      a = 2;
    }
  }

  public static void constructorThrows() {
    new Failing(0);
  }

  public static int leakedHalfMadeObject() {
    try {
      new Failing(0);
    } catch (ArithmeticException e) {
      return Failing.leaked.a * 10 + Failing.leaked.b;
    }
    return -1;
  }

  static class Outer {
    final int size;
    final Outer child;

    Outer(int size) {
      this.size = size;
      this.child = size == 0 ? null : new Outer(size - 1);
    }

    int total() {
      return child == null ? size : size + child.total();
    }
  }

  public static int constructorRecursion() {
    return new Outer(9).total();
  }

  static class Pair {
    final int first;
    final int second;

    Pair(int first, int second) {
      this.first = first;
      this.second = second;
    }

    Pair(int both) {
      this(note(both), note(both + 1));
    }
  }

  public static int argumentsOfThisCall() {
    Pair p = new Pair(4);
    return trace * 100 + p.first * 10 + p.second;
  }

  public static int newBeforeArguments() {
    int[] calls = {0};
    Pair p = new Pair(calls[0]++ + new Pair(calls[0]++, 5).second, calls[0]);
    return p.first * 10 + p.second;
  }

  public static int argumentThrowsBeforeConstructor() {
    int zero = 0;
    try {
      new Pair(note(1) / zero, note(2));
    } catch (ArithmeticException e) {
      note(3);
    }
    return trace;
  }
}
