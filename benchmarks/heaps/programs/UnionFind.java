/** Sets as trees that point upwards. */
public class UnionFind {
  int rank;
  UnionFind parent;

  /** Ranks grow upwards; so every way up ends. */
  static boolean repOk(UnionFind a, UnionFind b) {
    return b != null && ascends(a) && ascends(b);
  }

  private static boolean ascends(UnionFind node) {
    while (node.parent != null) {
      if (node.rank >= node.parent.rank) return false;
      node = node.parent;
    }
    return true;
  }

  /** The top; everything on the way points to it afterwards. */
  UnionFind find() {
    UnionFind top = this;
    while (top.parent != null) top = top.parent;
    UnionFind node = this;
    while (node != top) {
      UnionFind next = node.parent;
      node.parent = top;
      node = next;
    }
    return top;
  }

  boolean isWith(UnionFind other) {
    return find() == other.find();
  }

  void unite(UnionFind other) {
    UnionFind mine = find();
    UnionFind theirs = other.find();
    if (mine == theirs) return;
    if (mine.rank < theirs.rank) {
      mine.parent = theirs;
    } else {
      theirs.parent = mine;
      if (mine.rank == theirs.rank) mine.rank++;
    }
  }
}
