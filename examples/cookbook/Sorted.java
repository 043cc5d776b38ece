/** A sorted list, and a proof for small lists that insert keeps it sorted. */
public class Sorted {
  Node first;

  static class Node {
    int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  /** Ascending, hence without a cycle. */
  boolean repOk() {
    for (Node n = first; n != null && n.next != null; n = n.next)
      if (n.value >= n.next.value) return false;
    return true;
  }

  static boolean valid(Sorted list, int value) {
    return list.repOk();
  }

  void insert(int value) {
    if (first == null || value < first.value) {
      first = new Node(value, first);
      return;
    }
    Node n = first;
    while (n.next != null && n.next.value <= value) n = n.next;
    if (n.value != value) n.next = new Node(value, n.next);
  }

  void insertKeepsOrder(int value) {
    insert(value);
    assert repOk();
  }
}
