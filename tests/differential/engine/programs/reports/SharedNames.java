// A static field that is called a.b in a report, beside the field b of a
// parameter a.
public class SharedNames {
  static class Pair {
    int b;
    boolean c;
  }

  static int numbers(Pair a) {
    return a.b == Statics.number() ? 1 : 2;
  }

  static int truths(Pair a) {
    return a.c == Statics.truth() ? 1 : 2;
  }
}

class a {
  static int b;
  static boolean c;
}

class Statics {
  static int number() {
    return a.b;
  }

  static boolean truth() {
    return a.c;
  }
}
