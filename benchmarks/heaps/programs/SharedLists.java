/** Two lists that may have nodes and values in common. */
public class SharedLists {
  static class Value {}

  static class Node {
    Value value;
    Node next;
  }

  /** Neither has a cycle. */
  static boolean repOk(Node a, Node b) {
    return isAcyclic(a) && isAcyclic(b);
  }

  private static boolean isAcyclic(Node head) {
    Node slow = head;
    Node fast = head;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) return false;
    }
    return true;
  }

  /** The first node of both, or null. */
  static Node common(Node a, Node b) {
    for (Node x = a; x != null; x = x.next) {
      for (Node y = b; y != null; y = y.next) {
        if (x == y) return x;
      }
    }
    return null;
  }

  /** The same values in the same order? */
  static boolean sameValues(Node a, Node b) {
    while (a != null && b != null) {
      if (a.value != b.value) return false;
      a = a.next;
      b = b.next;
    }
    return a == b;
  }

  /** Exchanges the tails: what one list does is seen through the other. */
  static boolean crossOver(Node a, Node b) {
    if (a == null || b == null) return false;
    Node tail = a.next;
    a.next = b.next;
    b.next = tail;
    Value value = a.value;
    a.value = b.value;
    b.value = value;
    return a.next == b || b.next == a;
  }
}
