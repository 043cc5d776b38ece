/** A search tree that is asked for its order after an insertion. */
public class OrderedTree {
  static class Node {
    final int key;
    Node left, right;

    Node(int key) {
      this.key = key;
    }
  }

  Node root;

  static boolean repOk(OrderedTree t, int key) {
    return t != null && inOrder(t.root, null, null);
  }

  static boolean inOrder(Node node, Node low, Node high) {
    if (node == null) return true;
    if (low != null && node.key <= low.key) return false;
    if (high != null && node.key >= high.key) return false;
    return inOrder(node.left, low, node) && inOrder(node.right, node, high);
  }

  static void insert(OrderedTree t, int key) {
    if (t.root == null) {
      t.root = new Node(key);
      return;
    }
    Node node = t.root;
    while (node.key != key) {
      Node below = key < node.key ? node.left : node.right;
      if (below == null) {
        if (key < node.key) {
          node.left = new Node(key);
        } else {
          node.right = new Node(key);
        }
        return;
      }
      node = below;
    }
  }

  static boolean keepsOrder(OrderedTree t, int key) {
    insert(t, key);
    return inOrder(t.root, null, null);
  }
}
