// Static fields as input: what a requirement leaves behind, what initialisers find, and what
// an example shows of those of the class library.
public class BeforeStatics {
  static class Cell {
    int value;
    Cell next;
  }

  static int count;
  static Cell head;

  // Initialised at its first use, which the requirement may be.
  static class Late {
    static int seen;
    static Cell kept;
    static final int LIMIT = seen + 2;  // no input: an initialiser finds zeros
    static final Cell MARK = new Cell();
  }

  static boolean counts(int n) {
    count = 7;
    return n > 0;
  }

  static int counted(int n) {
    return count == 7 ? 1 : 2;
  }

  static boolean empties(int n) {
    Cell old = head;
    head = null;
    return old != null && old.value > n;
  }

  static int first(int n) {
    if (head == null)
      return 1;
    return head.value > n ? 2 : 3;
  }

  static boolean keeps(int n) {
    Cell old = Late.kept;
    Late.kept = Late.MARK;
    Late.MARK.value = 5;
    Late.seen = n + 1;
    return old != null && old.next == null;
  }

  static int kept(int n) {
    if (Late.kept == null || Late.kept.next != null)
      return 1;
    if (Late.MARK.value != 0)
      return 2;
    return Late.seen == n + 1 ? 3 : 4;
  }

  static int named(Thread t) {
    return t == null ? 1 : 2;
  }

  static int limit() {
    return Late.LIMIT;
  }
}
