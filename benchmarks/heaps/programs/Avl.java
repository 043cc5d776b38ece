/** A search tree whose branches differ in height by one at most. */
public class Avl {
  Node root;

  static class Node {
    int key;
    int height;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
      height = 1;
    }
  }

  static boolean repOk(Avl tree, int key) {
    return depth(tree.root, null, null) >= 0;
  }

  /** The height, -1 where something is wrong. */
  private static int depth(Node node, Node low, Node high) {
    if (node == null) return 0;
    if (low != null && node.key <= low.key) return -1;
    if (high != null && node.key >= high.key) return -1;
    int left = depth(node.left, low, node);
    if (left < 0) return -1;
    int right = depth(node.right, node, high);
    if (right < 0 || left - right > 1 || right - left > 1) return -1;
    int depth = 1 + (left > right ? left : right);
    return node.height == depth ? depth : -1;
  }

  private static int height(Node node) {
    return node == null ? 0 : node.height;
  }

  private static void measure(Node node) {
    int left = height(node.left);
    int right = height(node.right);
    node.height = 1 + (left > right ? left : right);
  }

  private static Node rotateRight(Node node) {
    Node top = node.left;
    node.left = top.right;
    top.right = node;
    measure(node);
    measure(top);
    return top;
  }

  private static Node rotateLeft(Node node) {
    Node top = node.right;
    node.right = top.left;
    top.left = node;
    measure(node);
    measure(top);
    return top;
  }

  private static Node balanced(Node node) {
    int lean = height(node.left) - height(node.right);
    if (lean > 1) {
      if (height(node.left.left) < height(node.left.right)) node.left = rotateLeft(node.left);
      return rotateRight(node);
    }
    if (lean < -1) {
      if (height(node.right.right) < height(node.right.left)) node.right = rotateRight(node.right);
      return rotateLeft(node);
    }
    measure(node);
    return node;
  }

  private static Node added(Node node, int key) {
    if (node == null) return new Node(key);
    if (key == node.key) return node;
    if (key < node.key) node.left = added(node.left, key);
    else node.right = added(node.right, key);
    return balanced(node);
  }

  void insert(int key) {
    root = added(root, key);
  }
}
