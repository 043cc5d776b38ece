/** A red-black tree whose nodes know their parents. */
public class RedBlackParent {
  Node root;

  static class Node {
    int key;
    boolean red;
    Node left;
    Node right;
    Node parent;

    Node(int key, Node parent) {
      this.key = key;
      this.parent = parent;
      red = true;
    }
  }

  static boolean repOk(RedBlackParent tree, int key) {
    return !isRed(tree.root) && blacks(tree.root, null, null, null) >= 0;
  }

  /** Black nodes on every way down, -1 where something is wrong. */
  private static int blacks(Node node, Node parent, Node low, Node high) {
    if (node == null) return 0;
    if (node.parent != parent) return -1;
    if (low != null && node.key <= low.key) return -1;
    if (high != null && node.key >= high.key) return -1;
    if (node.red && parent.red) return -1;
    int left = blacks(node.left, node, low, node);
    if (left < 0 || left != blacks(node.right, node, node, high)) return -1;
    return node.red ? left : left + 1;
  }

  private static boolean isRed(Node node) {
    return node != null && node.red;
  }

  void insert(int key) {
    Node parent = null;
    Node node = root;
    while (node != null) {
      if (key == node.key) return;
      parent = node;
      node = key < node.key ? node.left : node.right;
    }
    Node added = new Node(key, parent);
    if (parent == null) root = added;
    else if (key < parent.key) parent.left = added;
    else parent.right = added;
    repair(added);
  }

  private void repair(Node node) {
    while (isRed(node.parent)) {
      Node parent = node.parent;
      Node top = parent.parent;
      boolean onLeft = parent == top.left;
      Node uncle = onLeft ? top.right : top.left;
      if (isRed(uncle)) {
        parent.red = false;
        uncle.red = false;
        top.red = true;
        node = top;
        continue;
      }
      if (node == (onLeft ? parent.right : parent.left)) {
        rotate(parent, onLeft);
        parent = node;
      }
      parent.red = false;
      top.red = true;
      rotate(top, !onLeft);
      break;
    }
    root.red = false;
  }

  /** The node goes down to the left or to the right; its other child takes its place. */
  private void rotate(Node node, boolean toLeft) {
    Node up = toLeft ? node.right : node.left;
    Node moved = toLeft ? up.left : up.right;
    if (toLeft) node.right = moved;
    else node.left = moved;
    if (moved != null) moved.parent = node;
    up.parent = node.parent;
    if (node.parent == null) root = up;
    else if (node == node.parent.left) node.parent.left = up;
    else node.parent.right = up;
    if (toLeft) up.left = node;
    else up.right = node;
    node.parent = up;
  }
}
