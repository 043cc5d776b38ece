/** A doubly linked list that knows both ends. */
public class DoublyList {
  Node first;
  Node last;

  static class Node {
    Node previous;
    Node next;
  }

  /** Every link has its opposite; so there is no cycle. The node is one of the list. */
  static boolean repOk(DoublyList list, Node wanted) {
    boolean found = false;
    Node before = null;
    for (Node node = list.first; node != null; node = node.next) {
      if (node.previous != before) return false;
      if (node == wanted) found = true;
      before = node;
    }
    return before == list.last && found;
  }

  static boolean repOk(DoublyList list, Node at, Node added) {
    return added != null && added.next == null && added.previous == null && repOk(list, at)
        && added != list.first;
  }

  void unlink(Node node) {
    if (node.previous == null) first = node.next;
    else node.previous.next = node.next;
    if (node.next == null) last = node.previous;
    else node.next.previous = node.previous;
    node.previous = null;
    node.next = null;
  }

  void insertAfter(Node at, Node added) {
    added.previous = at;
    added.next = at.next;
    if (at.next == null) last = added;
    else at.next.previous = added;
    at.next = added;
  }
}
