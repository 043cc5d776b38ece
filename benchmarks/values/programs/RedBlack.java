/** Inserts integers into a red-black tree and tells whether it is a valid one. */
public class RedBlack {
  private static final int INVALID = -1;

  private Node root;

  private static class Node {
    final int value;
    boolean red = true;
    Node parent;
    Node left;
    Node right;

    Node(int value, Node parent) {
      this.value = value;
      this.parent = parent;
    }
  }

  static boolean run(int a0, int a1, int a2, int a3) {
    RedBlack tree = new RedBlack();
    tree.insert(a0);
    tree.insert(a1);
    tree.insert(a2);
    tree.insert(a3);
    return tree.isValid();
  }

  static boolean large(int a0, int a1, int a2, int a3, int a4) {
    RedBlack tree = new RedBlack();
    tree.insert(a0);
    tree.insert(a1);
    tree.insert(a2);
    tree.insert(a3);
    tree.insert(a4);
    return tree.isValid();
  }

  private void insert(int value) {
    Node parent = null;
    Node node = root;
    while (node != null) {
      if (value == node.value) return;
      parent = node;
      node = value < node.value ? node.left : node.right;
    }
    Node added = new Node(value, parent);
    attach(added);
    repair(added);
    root.red = false;
  }

  private void attach(Node node) {
    Node parent = node.parent;
    if (parent == null) root = node;
    else if (node.value < parent.value) parent.left = node;
    else parent.right = node;
  }

  private void repair(Node added) {
    Node node = added;
    while (isRed(node.parent) && node.parent != root) {
      Node grandparent = node.parent.parent;
      Node uncle = sibling(node.parent);
      if (!isRed(uncle)) {
        rotateUp(node, grandparent);
        return;
      }
      node.parent.red = false;
      uncle.red = false;
      grandparent.red = true;
      node = grandparent;
    }
  }

  /** Makes the middle one of a red node, its red parent and its grandparent their black root. */
  private void rotateUp(Node node, Node grandparent) {
    Node middle = node.parent;
    if ((node == middle.left) != (middle == grandparent.left)) {
      rotate(node);
      middle = node;
    }
    rotate(middle);
    middle.red = false;
    grandparent.red = true;
  }

  /** Lets a node and its parent change places. */
  private void rotate(Node node) {
    Node parent = node.parent;
    replace(parent, node);
    if (node == parent.left) {
      parent.left = node.right;
      if (node.right != null) node.right.parent = parent;
      node.right = parent;
    } else {
      parent.right = node.left;
      if (node.left != null) node.left.parent = parent;
      node.left = parent;
    }
    parent.parent = node;
  }

  private void replace(Node old, Node by) {
    Node above = old.parent;
    by.parent = above;
    if (above == null) root = by;
    else if (old == above.left) above.left = by;
    else above.right = by;
  }

  private static Node sibling(Node node) {
    return node == node.parent.left ? node.parent.right : node.parent.left;
  }

  private static boolean isRed(Node node) {
    return node != null && node.red;
  }

  private boolean isValid() {
    return !isRed(root) && blackHeight(root) != INVALID && isOrdered(root, null, null);
  }

  /** The number of black nodes on each way down, where it is the same and no two reds meet. */
  private static int blackHeight(Node node) {
    if (node == null) return 0;
    if (node.red && (isRed(node.left) || isRed(node.right))) return INVALID;
    int left = blackHeight(node.left);
    int right = blackHeight(node.right);
    if (left == INVALID || left != right) return INVALID;
    return node.red ? left : left + 1;
  }

  private static boolean isOrdered(Node node, Node above, Node below) {
    if (node == null) return true;
    if (above != null && node.value <= above.value) return false;
    if (below != null && node.value >= below.value) return false;
    return isOrdered(node.left, above, node) && isOrdered(node.right, node, below);
  }
}
