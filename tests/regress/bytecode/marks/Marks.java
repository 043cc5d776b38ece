import summa.Merge;

/** Methods that say themselves what is known of the numbers that paths have different. */
final class Marks {
  private Marks() {}

  static int dist(int x, int y) {
    if (y < x) {
      int t = x;
      x = y;
      y = t;
    }
    Merge.point("conj v >= 0, v <= y");
    return y - x;
  }

  /** As two calls at one line. */
  static int distance(int x, int y) {
    if (y < x) {
      int t = x;
      x = y;
      y = t;
    }
    Merge.predicate("v >= 0"); Merge.predicate("v <= y");
    return y - x;
  }

  static int abs(int v) {
    if (v < 0) v = -v;
    Merge.point("disj v > 0, v == 0, v < 0");
    return v;
  }

  /** Nothing is to be forgotten here. */
  static int exactly(int v) {
    if (v < 0) v = -v;
    Merge.point("exact");
    return v;
  }

  /** Where nothing meets, and about a name that means nothing. */
  static int useless(int v) {
    Merge.predicate("v >= 0");
    if (v < 0) v = -v;
    Merge.predicate("v >= w");
    return v;
  }

  static boolean isNotNegative(int x, int y) {
    return x < 0 || y < 0 || dist(x, y) >= 0;
  }
}
