import summa.Merge;

/** What it says of the numbers nobody knows before it runs. */
final class Computed {
  private Computed() {}

  static int abs(int v) {
    if (v < 0) v = -v;
    Merge.predicate(v == 1 ? "v > 0" : "v >= 0");
    return v;
  }
}
