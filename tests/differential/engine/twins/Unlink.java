/** Takes a node out of a doubly linked list. */
class Unlink {
  static class Node {
    Node next;
    Node prev;
  }

  Node node;

  boolean run() {
    Node node = this.node;
    Node n = node.next;
    Node p = node.prev;
    if (n != null) n.prev = p;
    if (p != null) p.next = n;
    return n == p;
  }
}
