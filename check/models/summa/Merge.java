package summa;

/**
 * What is known of the numbers that paths have different where they meet: for summa explore and
 * summa check with --merge predicates. A call speaks of the line it is at, which should be the one
 * after the branch. Its text must be written there. On a JVM, and with other ways of merging, calls
 * do nothing.
 */
public final class Merge {
  private Merge() {}

  /**
   * As a line of --predicates FILE without its place: "conj v >= 0, v <= y", "disj v > 0, v == 0, v < 0",
   * "exact". v is the number that goes on, other names are local variables.
   */
  public static void point(String text) {}

  /** The same as point("conj ..."): "v >= 0". Several on one line are one point. */
  public static void predicate(String text) {}
}
