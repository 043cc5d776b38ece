/** Rotates a tree to the right. */
class Rotate {
  static class Tree {
    Tree left;
    Tree right;
  }

  Tree root;

  Tree run() {
    Tree t = root;
    if (t == null) return null;
    Tree l = t.left;
    if (l == null) return t;
    t.left = l.right;
    l.right = t;
    root = l;
    return l;
  }
}
