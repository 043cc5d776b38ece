package symbolic;

/** Two inputs that may be one, or share a tail. */
public class TwoLists {
  static final int LIMIT = 3;

  public static int writeBoth(Node a, Node b) {
    a.value = 1;
    b.value = 2;
    return a.value;
  }

  public static int append(Node a, Node b) {
    if (a == null)
      return b == null ? 0 : b.value;
    Node last = a;
    for (int steps = 0; last.next != null && steps < LIMIT; steps++) last = last.next;
    last.next = b;
    return a.next == null ? 1 : a.next.value;
  }

  public static boolean sameTail(Node a, Node b) {
    return a != null && b != null && a.next == b.next;
  }

  public static int linkAndRead(Node a, Node b) {
    a.next = b;
    b.next = a;
    return a.next.next == b ? 1 : 2;
  }

  public static boolean equalValues(Node a, Node b) {
    for (int steps = 0; steps < LIMIT; steps++) {
      if (a == null || b == null)
        return a == b;
      if (a.value != b.value)
        return false;
      a = a.next;
      b = b.next;
    }
    return true;
  }

  public static Node mergeHeads(Node a, Node b) {
    if (a == null)
      return b;
    if (b == null)
      return a;
    Node first = a.value <= b.value ? a : b;
    Node second = first == a ? b : a;
    second.next = first.next;
    first.next = second;
    return first;
  }

  public static int moveHead(Node from, Node to) {
    Node moved = from.next;
    if (moved == null)
      return -1;
    from.next = moved.next;
    moved.next = to.next;
    to.next = moved;
    return from == to ? 1 : to.next.value;
  }
}
