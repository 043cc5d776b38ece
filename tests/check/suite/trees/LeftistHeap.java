package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/** A heap as a tree: the shortest way down is always on the right. */
public class LeftistHeap {
  static class Node {
    int key;
    int rank;
    Node left;
    Node right;
  }

  static int rank(Node n) {
    return n == null ? 0 : n.rank;
  }

  /** At most so many levels and no shared node; a cycle has more levels than any number. */
  static boolean shallow(Node n, int levels) {
    if (n == null) return true;
    if (n.left != null && n.left == n.right) return false;
    return levels > 0 && shallow(n.left, levels - 1) && shallow(n.right, levels - 1);
  }

  static boolean heapOrdered(Node n) {
    if (n == null) return true;
    if (n.left != null && n.left.key < n.key) return false;
    if (n.right != null && n.right.key < n.key) return false;
    return heapOrdered(n.left) && heapOrdered(n.right);
  }

  static boolean leftist(Node n) {
    if (n == null) return true;
    return rank(n.left) >= rank(n.right)
        && n.rank == rank(n.right) + 1
        && leftist(n.left)
        && leftist(n.right);
  }

  static boolean repOk(Node n) {
    return shallow(n, 2) && heapOrdered(n) && leftist(n);
  }

  static int size(Node n) {
    return n == null ? 0 : 1 + size(n.left) + size(n.right);
  }

  static Node merge(Node a, Node b) {
    if (a == null) return b;
    if (b == null) return a;
    if (b.key < a.key) {
      Node c = a;
      a = b;
      b = c;
    }
    a.right = merge(a.right, b);
    if (rank(a.left) < rank(a.right)) {
      Node c = a.left;
      a.left = a.right;
      a.right = c;
    }
    a.rank = rank(a.right) + 1;
    return a;
  }

  static Node insert(Node heap, int key) {
    Node added = new Node();
    added.key = key;
    added.rank = 1;
    return merge(heap, added);
  }

  static Node removeMin(Node heap) {
    return merge(heap.left, heap.right);
  }

  @Property
  static boolean insertKeepsHeapOrder(@ForAll @WithNull Node heap, @ForAll int key) {
    Assume.that(repOk(heap));
    return heapOrdered(insert(heap, key));
  }

  @Property
  static boolean insertStaysLeftist(@ForAll @WithNull Node heap, @ForAll int key) {
    Assume.that(repOk(heap));
    return leftist(insert(heap, key));
  }

  @Property
  static boolean removeMinTakesOne(@ForAll @WithNull Node heap) {
    Assume.that(heap != null && repOk(heap));
    int size = size(heap);
    return size(removeMin(heap)) == size - 1;
  }
}
