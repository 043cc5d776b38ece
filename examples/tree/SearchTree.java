/** A binary search tree that says what it promises. */
public class SearchTree {
  Node root;

  static class Node {
    int key;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }
  }

  /** Smaller keys on the left, larger ones on the right; so no cycle either. */
  static boolean repOk(SearchTree tree, int key) {
    return inOrder(tree.root, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static boolean inOrder(Node node, long low, long high) {
    if (node == null) return true;
    if (node.key <= low || node.key >= high) return false;
    return inOrder(node.left, low, node.key) && inOrder(node.right, node.key, high);
  }

  boolean find(int key) {
    Node node = root;
    while (node != null && node.key != key) {
      node = key < node.key ? node.left : node.right;
    }
    return node != null;
  }

  /** The tree keeps its promise, and has the key afterwards. */
  void insert(int key) {
    root = added(root, key);
    assert repOk(this, key);
    assert find(key);
  }

  private static Node added(Node node, int key) {
    if (node == null) return new Node(key);
    if (key < node.key) node.left = added(node.left, key);
    if (key > node.key) node.right = added(node.right, key);
    return node;
  }
}
