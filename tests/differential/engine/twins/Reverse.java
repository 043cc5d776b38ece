/** Reverses a list of at most three nodes in place. */
class Reverse {
  static class Node {
    Node next;
  }

  Node head;

  Node turn(Node rest, Node done) {
    if (rest == null) return done;
    Node next = rest.next;
    rest.next = done;
    if (next == rest) return rest;
    return turn2(next, rest);
  }

  Node turn2(Node rest, Node done) {
    if (rest == null) return done;
    Node next = rest.next;
    rest.next = done;
    return rest;
  }

  Node run() {
    return head = turn(head, null);
  }
}
