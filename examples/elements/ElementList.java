/** A list of references: equal elements are the same object. */
public class ElementList {
  Node head;

  static class Data {}

  static class Node {
    Data element;
    Node next;
  }

  static boolean isAcyclic(ElementList list, Data a) {
    Node slow = list.head;
    Node fast = list.head;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) return false;
    }
    return true;
  }

  static boolean isAcyclic(ElementList list, Data a, Data b, Data c) {
    return isAcyclic(list, a);
  }

  boolean contains(Data wanted) {
    Node n = head;
    while (n != null) {
      if (n.element == wanted) return true;
      n = n.next;
    }
    return false;
  }

  /** Three searches: what the literature measures. */
  boolean containsAny(Data a, Data b, Data c) {
    return contains(a) || contains(b) || contains(c);
  }
}
