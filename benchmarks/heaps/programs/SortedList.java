/** A list in ascending order, without repetitions. */
public class SortedList {
  Node head;

  static class Node {
    int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  /** Ascending; so no cycle either. */
  static boolean repOk(SortedList list, int value) {
    for (Node node = list.head; node != null && node.next != null; node = node.next) {
      if (node.value >= node.next.value) return false;
    }
    return true;
  }

  static boolean repOk(SortedList list, SortedList other) {
    return other != null && repOk(list, 0) && repOk(other, 0);
  }

  boolean insert(int value) {
    Node before = null;
    Node node = head;
    while (node != null && node.value < value) {
      before = node;
      node = node.next;
    }
    if (node != null && node.value == value) return false;
    Node added = new Node(value, node);
    if (before == null) head = added;
    else before.next = added;
    return true;
  }

  /** Every value of the other list is one of this. */
  boolean containsAll(SortedList other) {
    Node mine = head;
    for (Node node = other.head; node != null; node = node.next) {
      while (mine != null && mine.value < node.value) mine = mine.next;
      if (mine == null || mine.value != node.value) return false;
    }
    return true;
  }
}
