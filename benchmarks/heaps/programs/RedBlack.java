/** A left-leaning red-black tree: nodes know their children only. */
public class RedBlack {
  Node root;

  static class Node {
    int key;
    boolean red;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
      red = true;
    }
  }

  static boolean repOk(RedBlack tree, int key) {
    return blacks(tree.root, false, null, null) >= 0;
  }

  /** Black nodes on every way down, -1 where something is wrong. */
  private static int blacks(Node node, boolean mayBeRed, Node low, Node high) {
    if (node == null) return 0;
    if (low != null && node.key <= low.key) return -1;
    if (high != null && node.key >= high.key) return -1;
    if (node.red && !mayBeRed) return -1;
    int left = blacks(node.left, !node.red, low, node);
    if (left < 0 || left != blacks(node.right, false, node, high)) return -1;
    return node.red ? left : left + 1;
  }

  private static boolean isRed(Node node) {
    return node != null && node.red;
  }

  boolean contains(int key) {
    Node node = root;
    while (node != null && node.key != key) {
      node = key < node.key ? node.left : node.right;
    }
    return node != null;
  }

  void insert(int key) {
    root = added(root, key);
    root.red = false;
  }

  private static Node added(Node node, int key) {
    if (node == null) return new Node(key);
    if (key < node.key) node.left = added(node.left, key);
    else if (key > node.key) node.right = added(node.right, key);
    if (isRed(node.right) && !isRed(node.left)) node = rotateLeft(node);
    if (isRed(node.left) && isRed(node.left.left)) node = rotateRight(node);
    if (isRed(node.left) && isRed(node.right)) flip(node);
    return node;
  }

  private static Node rotateLeft(Node node) {
    Node top = node.right;
    node.right = top.left;
    top.left = node;
    top.red = node.red;
    node.red = true;
    return top;
  }

  private static Node rotateRight(Node node) {
    Node top = node.left;
    node.left = top.right;
    top.right = node;
    top.red = node.red;
    node.red = true;
    return top;
  }

  private static void flip(Node node) {
    node.red = true;
    node.left.red = false;
    node.right.red = false;
  }
}
