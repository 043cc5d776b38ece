/** Where control goes: switches, handlers, monitors, initialisers. */
public class Flows {
  static int trace;

  // --- switches
  static int shared(int k) {
    switch (k) {
      case 1:
      case 2:
      case 3:
        return 10;
      case 5:
        return 20;
      default:
        return 30;
    }
  }

  static int withDefault(int k) {
    switch (k) {
      case -1000000:
        return 1;
      case 7:
      default:
        return 2;
    }
  }

  static int known() {
    int sum = 0;
    for (int k = 0; k < 4; k++)
      switch (k) {
        case 2:
          sum += 100;
          break;
        default:
          sum++;
      }
    return sum;
  }

  // --- handlers
  static int innermost(int[] a, int i) {
    try {
      try {
        return a[i] > 0 ? 5 : 6;
      } catch (NullPointerException e) {
        return 1;
      }
    } catch (RuntimeException e) {
      return 2;
    }
  }

  static int last(int divisor) {
    trace = 0;
    try {
      trace += 1;
      trace += 10 / divisor * 0 + 10;
    } finally {
      trace += 100;
    }
    return trace;
  }

  static int fromCallee(int[] a) {
    try {
      return first(a);
    } catch (ArrayIndexOutOfBoundsException e) {
      return -1;
    }
  }

  private static int first(int[] a) {
    return a[0] * 0 + 4;
  }

  static int inHandler(int n) {
    try {
      return 1 / n * 0 + 1;
    } catch (ArithmeticException e) {
      return ((int[]) null).length;
    }
  }

  // --- monitors
  static int notOwner(Object o) {
    o.notify();
    return 1;
  }

  static int owner(Object o) {
    synchronized (o) {
      synchronized (o) {
        o.notify();
      }
      o.notifyAll();
    }
    return 1;
  }

  static int releasedByThrow(Object o) {
    try {
      synchronized (o) {
        throw new IllegalStateException();
      }
    } catch (IllegalStateException e) {
      o.notify();
    }
    return 1;
  }

  // --- initialisers
  static int note(int n) {
    return trace = trace * 10 + n;
  }

  interface Silent {
    int NOTED = note(8);
  }

  interface Speaking {
    int NOTED = note(2);

    default void speak() {}
  }

  static class Above {
    static int own = note(1);
  }

  static class Below extends Above implements Silent, Speaking {
    static final int CONSTANT = 9;
    static int own = note(3);
  }

  static class Failing {
    static int own = 1 / (trace - trace);
  }

  static int order() {
    trace = 0;
    new Below();
    new Below();
    return trace;
  }

  static int constantOnly() {
    trace = 0;
    Object none = new Below[2];
    return trace + Below.CONSTANT;
  }

  static int throughInheritor() {
    trace = 0;
    int x = Silent.NOTED;
    return trace;
  }

  static int failing() {
    int code = 0;
    for (int i = 0; i < 2; i++)
      try {
        code += Failing.own;
      } catch (ExceptionInInitializerError e) {
        code += 1;
      } catch (NoClassDefFoundError e) {
        code += 10;
      }
    return code;
  }
}
