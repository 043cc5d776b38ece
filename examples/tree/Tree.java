/** A binary search tree node. */
public class Tree {
  int key;
  Tree left;
  Tree right;

  /** Goes down at most `fuel` levels. */
  static boolean find(Tree node, int key, int fuel) {
    if (node == null || fuel == 0) return false;
    if (key == node.key) return true;
    return key < node.key ? find(node.left, key, fuel - 1) : find(node.right, key, fuel - 1);
  }

  static boolean findTwo(Tree node, int key) {
    return find(node, key, 2);
  }

  Tree rotateRight() {
    Tree root = left;
    if (root == null) return this;
    left = root.right;
    root.right = this;
    return root;
  }
}
