/** A singly linked list of numbers. */
public class IntList {
  Node head;

  static class Node {
    int value;
    Node next;
  }

  /** No cycle. */
  static boolean repOk(IntList list) {
    Node slow = list.head;
    Node fast = list.head;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) return false;
    }
    return true;
  }

  static boolean repOk(IntList list, int wanted) {
    return repOk(list);
  }

  boolean contains(int wanted) {
    for (Node node = head; node != null; node = node.next) {
      if (node.value == wanted) return true;
    }
    return false;
  }

  /** Takes the first node with that value out. */
  boolean remove(int wanted) {
    Node before = null;
    for (Node node = head; node != null; node = node.next) {
      if (node.value == wanted) {
        if (before == null) head = node.next;
        else before.next = node.next;
        return true;
      }
      before = node;
    }
    return false;
  }

  void reverse() {
    Node done = null;
    while (head != null) {
      Node rest = head.next;
      head.next = done;
      done = head;
      head = rest;
    }
    head = done;
  }
}
