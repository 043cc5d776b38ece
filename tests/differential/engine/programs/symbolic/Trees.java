package symbolic;

/** Search, insertion and rotation to a depth of three. */
public class Trees {
  static final int DEPTH = 3;

  public static boolean find(Tree t, int key) {
    for (int depth = 0; t != null && depth < DEPTH; depth++) {
      if (t.key == key)
        return true;
      t = key < t.key ? t.left : t.right;
    }
    return false;
  }

  public static int insert(Tree t, int key) {
    for (int depth = 0; depth < DEPTH; depth++) {
      if (key == t.key)
        return depth;
      Tree next = key < t.key ? t.left : t.right;
      if (next == null) {
        Tree made = new Tree();
        made.key = key;
        if (key < t.key)
          t.left = made;
        else
          t.right = made;
        return 100 + depth;
      }
      t = next;
    }
    return -1;
  }

  public static Tree rotateRight(Tree t) {
    if (t == null || t.left == null)
      return t;
    Tree top = t.left;
    t.left = top.right;
    top.right = t;
    return top;
  }

  public static Tree rotateLeftUnchecked(Tree t) {
    Tree top = t.right;
    t.right = top.left;
    top.left = t;
    return top;
  }

  public static int minimum(Tree t) {
    for (int depth = 0; t.left != null && depth < DEPTH; depth++) t = t.left;
    return t.key;
  }

  public static boolean sharesChildren(Tree t) {
    return t.left != null && t.left == t.right;
  }

  public static boolean isOrderedNode(Tree t) {
    if (t == null)
      return true;
    if (t.left != null && t.left.key >= t.key)
      return false;
    return t.right == null || t.right.key > t.key;
  }

  private static int height(Tree t, int depth) {
    if (t == null || depth == 0)
      return 0;
    int left = height(t.left, depth - 1);
    int right = height(t.right, depth - 1);
    return 1 + (left > right ? left : right);
  }

  public static int heightToTwo(Tree t) {
    return height(t, 2);
  }

  public static void mirror(Tree t) {
    Tree kept = t.left;
    t.left = t.right;
    t.right = kept;
    if (t.left != null && t.left.key < 0)
      t.left.key = -t.left.key;
  }
}
