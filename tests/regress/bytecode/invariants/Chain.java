/** A list whose values ascend, in an interface's words, its own, and of its static field. */
public class Chain implements Checked {
  int value;
  Chain next;
  static int most;

  /** Overrides what the interface says, and writes: nobody may notice. */
  public boolean invariant() {
    int last = value;
    value = 7;
    for (Chain c = next; c != null; c = c.next) {
      if (c.value <= last) return false;
      last = c.value;
    }
    return true;
  }

  static boolean checkRep(Chain c) {
    return c.value >= 0;
  }

  static boolean invariant(Chain c, int more) {
    return false;
  }

  /** What a JVM is told instead of one that holds: it must complain. */
  static boolean never(Chain c) {
    return false;
  }

  static boolean repOk() {
    return most > 3;
  }

  static int length(Checked some) {
    int n = 0;
    if (some instanceof Chain)
      for (Chain c = (Chain) some; c != null; c = c.next) {
        if (c.value < n) return -1;
        n++;
      }
    return n;
  }

  int limit() {
    return most > 3 ? value : -1;
  }

  boolean falls() {
    return next != null && next.value < value;
  }
}

interface Checked {
  default boolean invariant() {
    return true;
  }
}
