/** What the program makes is none of the input. */
class Fresh {
  static class Node {
    Node next;
    boolean seen;
  }

  Node head;

  boolean run() {
    Node n = new Node();
    n.next = head;
    if (n.next == n) return true;
    if (n.next == null) return false;
    if (n.seen) return true;
    return n.next.next == n.next;
  }
}
