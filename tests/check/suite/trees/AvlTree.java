package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/** A search tree whose sides differ in height by at most one. */
public class AvlTree {
  static class Node {
    int key;
    int height;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
      this.height = 1;
    }
  }

  static int height(Node n) {
    return n == null ? 0 : n.height;
  }

  static boolean ordered(Node n, long low, long high) {
    if (n == null) return true;
    if (n.key <= low || n.key >= high) return false;
    return ordered(n.left, low, n.key) && ordered(n.right, n.key, high);
  }

  /** Heights shrink downwards, so this ends on cyclic input too. */
  static boolean balanced(Node n) {
    if (n == null) return true;
    int left = height(n.left);
    int right = height(n.right);
    if (n.height != 1 + Math.max(left, right) || n.height <= 0) return false;
    if (left < 0 || right < 0 || left >= n.height || right >= n.height) return false;
    return Math.abs(left - right) <= 1 && balanced(n.left) && balanced(n.right);
  }

  static boolean repOk(Node root) {
    return ordered(root, Long.MIN_VALUE, Long.MAX_VALUE) && balanced(root);
  }

  static void update(Node n) {
    n.height = 1 + Math.max(height(n.left), height(n.right));
  }

  static Node rotateRight(Node n) {
    Node top = n.left;
    n.left = top.right;
    top.right = n;
    update(n);
    update(top);
    return top;
  }

  static Node rotateLeft(Node n) {
    Node top = n.right;
    n.right = top.left;
    top.left = n;
    update(n);
    update(top);
    return top;
  }

  static Node balance(Node n) {
    update(n);
    if (height(n.left) > height(n.right) + 1) {
      if (height(n.left.left) < height(n.left.right)) n.left = rotateLeft(n.left);
      return rotateRight(n);
    }
    if (height(n.right) > height(n.left) + 1) {
      if (height(n.right.right) < height(n.right.left)) n.right = rotateRight(n.right);
      return rotateLeft(n);
    }
    return n;
  }

  static Node insert(Node n, int key) {
    if (n == null) return new Node(key);
    if (key == n.key) return n;
    if (key < n.key) {
      n.left = insert(n.left, key);
    } else {
      n.right = insert(n.right, key);
    }
    return balance(n);
  }

  static boolean contains(Node n, int key) {
    if (n == null) return false;
    if (n.key == key) return true;
    return contains(key < n.key ? n.left : n.right, key);
  }

  @Property
  static boolean leftInsertionStaysBalanced(@ForAll @WithNull Node root, @ForAll int key) {
    Assume.that(repOk(root) && root != null && height(root) <= 2 && key < root.key);
    return repOk(insert(root, key));
  }

  @Property
  static boolean rightInsertionStaysBalanced(@ForAll @WithNull Node root, @ForAll int key) {
    Assume.that(repOk(root) && root != null && height(root) <= 2);
    Assume.that(root.left == null && root.right != null && key > root.right.key);
    return repOk(insert(root, key));
  }

  @Property
  static boolean zigzagStaysBalanced(@ForAll @WithNull Node root, @ForAll int key) {
    Assume.that(repOk(root) && root != null && height(root) <= 2);
    Assume.that(root.left == null && root.right != null);
    Assume.that(root.key < key && key < root.right.key);
    return repOk(insert(root, key));
  }

  @Property
  static boolean insertedIsContained(@ForAll @WithNull Node root, @ForAll int key) {
    Assume.that(repOk(root) && height(root) <= 2);
    return contains(insert(root, key), key);
  }
}
