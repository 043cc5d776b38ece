/** A map from ints to ints: a red-black tree without parent links. */
public class RedBlackMap {
  Node root;

  static class Node {
    int key;
    int value;
    boolean red;
    Node left;
    Node right;
  }

  /** Keys in order, no red node below a red one, as many black ones on every way down. */
  static boolean repOk(RedBlackMap map, int key) {
    if (map.root != null && map.root.red) return false;
    return blackHeight(map.root, Long.MIN_VALUE, Long.MAX_VALUE) >= 0;
  }

  static boolean repOk(RedBlackMap map, int key, int value) {
    return repOk(map, key);
  }

  /** Black nodes on each way down; -1 where the tree is not a red-black tree. */
  private static int blackHeight(Node node, long low, long high) {
    if (node == null) return 0;
    if (node.key <= low || node.key >= high) return -1;
    if (node.red && (isRed(node.left) || isRed(node.right))) return -1;
    int left = blackHeight(node.left, low, node.key);
    if (left < 0 || left != blackHeight(node.right, node.key, high)) return -1;
    return node.red ? left : left + 1;
  }

  private static boolean isRed(Node node) {
    return node != null && node.red;
  }

  /** 0 where there is no such key. */
  int get(int key) {
    Node node = root;
    while (node != null) {
      if (key == node.key) return node.value;
      node = key < node.key ? node.left : node.right;
    }
    return 0;
  }

  void put(int key, int value) {
    root = added(root, key, value);
    root.red = false;
    assert repOk(this, key);
    assert get(key) == value;
  }

  /** A red node may have come to stand below a red one: only at the top, and only one. */
  private static Node added(Node node, int key, int value) {
    if (node == null) return leaf(key, value);
    if (key == node.key) {
      node.value = value;
    } else if (key < node.key) {
      node.left = added(node.left, key, value);
      return balancedLeft(node);
    } else {
      node.right = added(node.right, key, value);
      return balancedRight(node);
    }
    return node;
  }

  private static Node leaf(int key, int value) {
    Node node = new Node();
    node.key = key;
    node.value = value;
    node.red = true;
    return node;
  }

  private static Node balancedLeft(Node node) {
    Node left = node.left;
    if (node.red || !left.red) return node;
    if (isRed(left.left)) return raised(left.left, left, node);
    if (isRed(left.right)) {
      Node middle = left.right;
      left.right = middle.left;
      middle.left = left;
      node.left = middle;
      return raised(left, middle, node);
    }
    return node;
  }

  private static Node balancedRight(Node node) {
    Node right = node.right;
    if (node.red || !right.red) return node;
    if (isRed(right.right)) return raised(node, right, right.right);
    if (isRed(right.left)) {
      Node middle = right.left;
      right.left = middle.right;
      middle.right = right;
      node.right = middle;
      return raised(node, middle, right);
    }
    return node;
  }

  /** The middle one of three becomes the top, red, above two black ones. */
  private static Node raised(Node low, Node middle, Node high) {
    if (high.left == middle) high.left = middle.right;
    if (low.right == middle) low.right = middle.left;
    middle.left = low;
    middle.right = high;
    low.red = false;
    high.red = false;
    middle.red = true;
    return middle;
  }
}
