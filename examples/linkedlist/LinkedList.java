/** A singly linked list of ints, as a caller may hand it over: possibly cyclic. */
public class LinkedList {
  Node head;

  static class Node {
    int value;
    Node next;
  }

  /** Floyd's test: a slow and a fast walker meet exactly on a cycle. */
  static boolean isAcyclic(LinkedList list) {
    Node slow = list.head;
    Node fast = list.head;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) return false;
    }
    return true;
  }

  static boolean isAcyclic(LinkedList list, int value) {
    return isAcyclic(list);
  }

  boolean contains(int value) {
    for (Node n = head; n != null; n = n.next) {
      if (n.value == value) return true;
    }
    return false;
  }

  int size() {
    int size = 0;
    for (Node n = head; n != null; n = n.next) size++;
    return size;
  }

  void reverse() {
    Node done = null;
    Node rest = head;
    while (rest != null) {
      Node next = rest.next;
      rest.next = done;
      done = rest;
      rest = next;
    }
    head = done;
  }
}
