// Which classes are initialised when the call begins can be told, whatever the input.
public class BeforeCall {
  static int count;

  static class Noisy {
    static int first = ++count;
  }

  static class Child extends Noisy {
    int x;
  }

  static int touched(Noisy n) {
    return n == null ? count : count + n.first;
  }

  // Not to be run before: how much memory there is is not known.
  static class Timed {
    static {
      if (Runtime.getRuntime().freeMemory() >= 0) count = 7;
    }
  }

  static int timed(Timed t) {
    return t == null ? count : count + 1;
  }

  // There are no objects of it.
  static class Broken {
    static {
      count = 3;
      if (count == 3) throw new IllegalStateException();
    }
  }

  static int broken(Broken b) {
    return b == null ? count : count + 1;
  }
}
