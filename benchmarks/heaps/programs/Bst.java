/** A binary search tree. */
public class Bst {
  Node root;

  static class Node {
    int key;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }
  }

  /** Smaller keys on the left, larger ones on the right; so it is a tree. */
  static boolean repOk(Bst tree, int key) {
    return inOrder(tree.root, null, null);
  }

  private static boolean inOrder(Node node, Node low, Node high) {
    if (node == null) return true;
    if (low != null && node.key <= low.key) return false;
    if (high != null && node.key >= high.key) return false;
    return inOrder(node.left, low, node) && inOrder(node.right, node, high);
  }

  boolean contains(int key) {
    Node node = root;
    while (node != null && node.key != key) {
      node = key < node.key ? node.left : node.right;
    }
    return node != null;
  }

  void add(int key) {
    if (root == null) {
      root = new Node(key);
      return;
    }
    Node node = root;
    while (node.key != key) {
      Node below = key < node.key ? node.left : node.right;
      if (below == null) {
        if (key < node.key) node.left = new Node(key);
        else node.right = new Node(key);
        return;
      }
      node = below;
    }
  }
}
