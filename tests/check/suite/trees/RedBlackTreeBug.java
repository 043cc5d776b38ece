package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/**
 * Insertion into a red-black tree, by Okasaki's four cases.
 *
 * <p>Bugs are seeded.
 */
public class RedBlackTreeBug {
  enum Color {
    RED,
    BLACK
  }

  static class Node {
    boolean red;
    int key;
    Node left;
    Node right;

    Node(boolean red, Node left, int key, Node right) {
      this.red = red;
      this.left = left;
      this.key = key;
      this.right = right;
    }

    Color color() {
      return red ? Color.RED : Color.BLACK;
    }
  }

  static boolean isRed(Node n) {
    return n != null && n.color() == Color.RED;
  }

  static boolean ordered(Node n, long low, long high) {
    if (n == null) return true;
    if (n.key <= low || n.key >= high) return false;
    return ordered(n.left, low, n.key) && ordered(n.right, n.key, high);
  }

  static boolean redHasBlackChildren(Node n) {
    if (n == null) return true;
    if (n.red && (isRed(n.left) || isRed(n.right))) return false;
    return redHasBlackChildren(n.left) && redHasBlackChildren(n.right);
  }

  /** Black nodes on every way down, or -1 where ways differ. */
  static int blackHeight(Node n) {
    if (n == null) return 0;
    int left = blackHeight(n.left);
    int right = blackHeight(n.right);
    if (left < 0 || left != right) return -1;
    return left + (n.red ? 0 : 1);
  }

  static boolean repOk(Node root) {
    return !isRed(root)
        && ordered(root, Long.MIN_VALUE, Long.MAX_VALUE)
        && redHasBlackChildren(root)
        && blackHeight(root) >= 0;
  }

  private static Node join(Node a, int x, Node b, int y, Node c, int z, Node d) {
    return new Node(true, new Node(false, a, x, b), y, new Node(false, c, z, d));
  }

  static Node balance(Node n) {
    Node l = n.left;
    Node r = n.right;
    if (n.red) return n;
    if (isRed(l) && isRed(l.left)) {
      return join(l.left.left, l.left.key, l.left.right, l.key, l.right, n.key, r);
    }
    if (isRed(l) && isRed(l.right)) {
      // Seeded: wrong rotation.
      return join(l.left, l.key, l.right.left, n.key, l.right.right, l.right.key, r);
    }
    // Seeded: case forgotten.
    if (isRed(r) && isRed(r.left)) {
      return join(l, n.key, r.left.left, r.left.key, r.left.right, r.key, r.right);
    }
    return n;
  }

  private static Node add(Node n, int key) {
    // Seeded: wrong colour.
    if (n == null) return new Node(key < 0, null, key, null);
    if (key < n.key) {
      n.left = add(n.left, key);
    } else if (key > n.key) {
      n.right = add(n.right, key);
    }
    return balance(n);
  }

  static Node insert(Node root, int key) {
    Node now = add(root, key);
    // Seeded: root left red.
    if (root != null) now.red = false;
    return now;
  }

  static boolean small(Node root) {
    return root == null || isLeaf(root.left) && isLeaf(root.right);
  }

  private static boolean isLeaf(Node n) {
    return n == null || n.left == null && n.right == null;
  }

  @Property
  static boolean leftInsertionKeepsOrder(@ForAll @WithNull Node root, @ForAll int key) {
    Assume.that(small(root) && repOk(root) && root != null && key < root.key);
    return ordered(insert(root, key), Long.MIN_VALUE, Long.MAX_VALUE);
  }

  @Property
  static boolean rightInsertionHasNoRedPair(@ForAll @WithNull Node root, @ForAll int key) {
    Assume.that(small(root) && repOk(root) && root != null && key > root.key);
    return redHasBlackChildren(insert(root, key));
  }

  @Property
  static boolean insertKeepsBlackHeight(@ForAll @WithNull Node root, @ForAll int key) {
    Assume.that(small(root) && repOk(root));
    return blackHeight(insert(root, key)) >= 0;
  }

  @Property
  static boolean rootIsBlack(@ForAll @WithNull Node root, @ForAll int key) {
    Assume.that(small(root) && repOk(root));
    return !isRed(insert(root, key));
  }
}
