/** A heap of nodes that balances itself by exchanging children. */
public class SkewHeap {
  Node root;

  static class Node {
    int key;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }
  }

  /** Keys grow on every way down, and no node has two parents. */
  static boolean repOk(SkewHeap heap) {
    return isHeap(heap.root);
  }

  static boolean repOk(SkewHeap heap, int key) {
    return isHeap(heap.root);
  }

  private static boolean isHeap(Node node) {
    if (node == null) return true;
    if (node.left != null && node.left.key <= node.key) return false;
    if (node.right != null && node.right.key <= node.key) return false;
    return isHeap(node.left) && isHeap(node.right) && areApart(node.left, node.right);
  }

  private static boolean areApart(Node a, Node b) {
    if (a == null) return true;
    return !isIn(a, b) && areApart(a.left, b) && areApart(a.right, b);
  }

  private static boolean isIn(Node wanted, Node node) {
    if (node == null) return false;
    return node == wanted || isIn(wanted, node.left) || isIn(wanted, node.right);
  }

  private static Node merged(Node a, Node b) {
    if (a == null) return b;
    if (b == null) return a;
    Node top = a.key <= b.key ? a : b;
    Node other = top == a ? b : a;
    Node rest = merged(top.right, other);
    top.right = top.left;
    top.left = rest;
    return top;
  }

  void add(int key) {
    root = merged(root, new Node(key));
  }

  void removeFirst() {
    if (root != null) root = merged(root.left, root.right);
  }
}
