/** A list of references: what they lead to is compared, never looked into. */
public class References {
  Node head;

  static class Data {}

  static class Node {
    Data data;
    Node next;
  }

  /** No cycle. */
  static boolean repOk(References list) {
    Node slow = list.head;
    Node fast = list.head;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) return false;
    }
    return true;
  }

  static boolean repOk(References list, Data a, Data b) {
    return repOk(list);
  }

  private boolean contains(Data wanted) {
    for (Node node = head; node != null; node = node.next) {
      if (node.data == wanted) return true;
    }
    return false;
  }

  boolean containsBoth(Data a, Data b) {
    return contains(a) && contains(b);
  }

  /** Is every element there once only? */
  boolean isDistinct() {
    for (Node node = head; node != null; node = node.next) {
      for (Node other = node.next; other != null; other = other.next) {
        if (node.data == other.data) return false;
      }
    }
    return true;
  }
}
