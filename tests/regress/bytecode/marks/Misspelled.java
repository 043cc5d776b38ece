import summa.Merge;

/** A class beside others, whose text is no predicate. */
final class Misspelled {
  private Misspelled() {}

  static final class Inner {
    static int abs(int v) {
      if (v < 0) v = -v;
      Merge.predicate("v => 0");
      return v;
    }
  }
}
