/**
 * A requirement that goes round a cycle of nodes for as long as there are calls: as one condition
 * it has no end.
 */
public class Tangled {
  static class Node {
    int key;
    Node left, right;
  }

  static class Wide extends Node {
    Node middle;
  }

  static class Pair {
    Node a, b;
    int k;
    Node[] all;
  }

  static boolean repOk(Pair p) {
    if (p == null) return false;
    if (p.k <= 0) return true;
    return p.a != null && p.b != null && p.a != p.b && p.a.left != p.b && inOrder(p.a);
  }

  static boolean inOrder(Node n) {
    if (n == null) return true;
    if (n.left != null && n.left.key >= n.key) return false;
    if (n.right != null && n.right.key <= n.key) return false;
    return inOrder(n.left) && inOrder(n.right);
  }

  static boolean noneBelow(Pair p) {
    return p.a == null || p.a.left == null || p.a.left != p.b;
  }

  static boolean look(Pair p) {
    return noneBelow(p);
  }
}
