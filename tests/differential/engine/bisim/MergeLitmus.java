/** Requirements that read the input differently on ways that meet. */
public class MergeLitmus {
  MergeLitmus next;
  int number;

  /** What one way alone has read is no object of the other's input. */
  static boolean oneSided(boolean which, MergeLitmus a, MergeLitmus b) {
    if (a == null || b == null) return false;
    return which ? a.next != null : b.number == 0;
  }

  static int reach(boolean which, MergeLitmus a, MergeLitmus b) {
    MergeLitmus end = b.next;
    if (end == null) return 0;
    if (end == a || end == b) return 1;
    return end == a.next ? 2 : 3;
  }

  /** Both ways read the same two cells, in either order. */
  static boolean inEitherOrder(boolean which, MergeLitmus a, MergeLitmus b) {
    if (a == null || b == null) return false;
    MergeLitmus first = which ? a.next : b.next;
    MergeLitmus second = which ? b.next : a.next;
    return first != null && second != null && first.number <= second.number;
  }

  static int meet(boolean which, MergeLitmus a, MergeLitmus b) {
    a.next.number = 1;
    return a.next == b.next ? b.next.number : which ? 2 : 3;
  }

  /** What is written on the way is undone on all of them. */
  static boolean writes(boolean which, MergeLitmus a, MergeLitmus b) {
    if (a == null || b == null) return false;
    if (which) a.number = 7;
    else b.next = a;
    return a.number == 7 || b.next == a;
  }

  /** One way reads a parameter; on the other it is met at the end of a chain, or too far away. */
  static int readLater(MergeLitmus a, MergeLitmus b) {
    if (b.next == null) b.number = a == null ? 1 : 2;
    MergeLitmus end = b.next.next;
    end.number = end.next.number;
    a.number = 3;
    return end.number;
  }
}
