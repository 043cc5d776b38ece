package demo;

class Pair {
  Pair other;

  static int aliased(Pair a, Pair b) {
    if (a == null || b == null) return 0;
    return a.other == b ? 1 : 2;
  }
}
