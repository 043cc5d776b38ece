/** A doubly linked list node that takes itself out of its list. */
public class DoublyLinked {
  DoublyLinked previous;
  DoublyLinked next;

  /** Do the two neighbours point back? */
  static boolean isLinked(DoublyLinked node) {
    if (node.next != null && node.next.previous != node) return false;
    return node.previous == null || node.previous.next == node;
  }

  void unlink() {
    if (previous != null) previous.next = next;
    if (next != null) next.previous = previous;
    previous = null;
    next = null;
  }

  void insertAfter(DoublyLinked node) {
    node.previous = this;
    node.next = next;
    if (next != null) next.previous = node;
    next = node;
  }
}
