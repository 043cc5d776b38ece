/** Floyd's check for a cycle, then a search. */
class Contains {
  static class Data {}

  static class Node {
    Data elem;
    Node next;
  }

  Node head;
  Data wanted;

  boolean acyclic(Node slow, Node fast) {
    if (fast == null) return true;
    Node f1 = fast.next;
    if (f1 == null) return true;
    Node s2 = slow.next;
    Node f2 = f1.next;
    if (s2 == f2) return false;
    return acyclic(s2, f2);
  }

  boolean contains(Node node, Data wanted) {
    if (node == null) return false;
    if (node.elem == wanted) return true;
    return contains(node.next, wanted);
  }

  boolean run() {
    if (acyclic(head, head)) return contains(head, wanted);
    return false;
  }
}
