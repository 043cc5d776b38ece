package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/**
 * A binary search tree of distinct keys, without parents.
 *
 * <p>Bugs are seeded.
 */
public class SearchTreeBug {
  static class Node {
    int key;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }
  }

  /** Keys strictly between bounds: no node can be its own descendant. */
  static boolean ordered(Node n, long low, long high) {
    if (n == null) return true;
    if (n.key <= low || n.key >= high) return false;
    return ordered(n.left, low, n.key) && ordered(n.right, n.key, high);
  }

  static boolean isTree(Node root) {
    return ordered(root, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  static boolean contains(Node n, int key) {
    while (n != null && n.key != key) {
      // Seeded: wrong comparator.
      n = key <= n.key + 1 ? n.left : n.right;
    }
    return n != null;
  }

  static int size(Node n) {
    return n == null ? 0 : 1 + size(n.left) + size(n.right);
  }

  static Node insert(Node n, int key) {
    if (n == null) return new Node(key);
    if (key < n.key) {
      n.left = insert(n.left, key);
      // Seeded: equal keys go right.
    } else {
      n.right = insert(n.right, key);
    }
    return n;
  }

  static int min(Node n) {
    while (n.left != null) n = n.left;
    return n.key;
  }

  static Node remove(Node n, int key) {
    if (n == null) return null;
    if (key < n.key) {
      n.left = remove(n.left, key);
    } else if (key > n.key) {
      n.right = remove(n.right, key);
    } else if (n.left == null) {
      return n.right;
    } else if (n.right == null) {
      return n.left;
    } else {
      n.key = min(n.right);
      // Seeded: duplicate left behind.
    }
    return n;
  }

  /** The largest key that is not above the given one, or the given default. */
  static int floor(Node n, int key, int otherwise) {
    int best = otherwise;
    while (n != null) {
      if (n.key <= key) {
        // Seeded: best forgotten.
        best = n.right == null ? n.key : otherwise;
        n = n.right;
      } else {
        n = n.left;
      }
    }
    return best;
  }

  static void mirror(Node n) {
    if (n == null) return;
    mirror(n.left);
    mirror(n.right);
    Node left = n.left;
    // Seeded: lost link.
    n.left = n.right;
    n.right = n.left;
  }

  @Property
  static boolean insertKeepsOrder(@ForAll @WithNull Node root, @ForAll int key) {
    Assume.that(isTree(root));
    return isTree(insert(root, key));
  }

  @Property
  static boolean insertedIsContained(@ForAll @WithNull Node root, @ForAll int key) {
    Assume.that(isTree(root));
    return contains(insert(root, key), key);
  }

  @Property
  static boolean removeTakesOne(@ForAll @WithNull Node root, @ForAll int key) {
    Assume.that(isTree(root) && contains(root, key));
    int size = size(root);
    Node rest = remove(root, key);
    return size(rest) == size - 1 && isTree(rest);
  }

  @Property
  static boolean floorIsTheNearest(@ForAll @WithNull Node root) {
    Assume.that(root != null && isTree(root));
    return floor(root, root.key, root.key - 1) == root.key;
  }

  @Property
  static boolean mirrorTwiceIsTheSame(@ForAll @WithNull Node root) {
    Assume.that(root != null && isTree(root));
    Node left = root.left;
    mirror(root);
    mirror(root);
    return root.left == left && isTree(root);
  }
}
