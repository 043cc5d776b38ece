package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Disjoint sets of the numbers below a length; each number names its parent. */
public class UnionFind {
  /** Every number leads to a root, which is its own parent, in fewer steps than there are. */
  static boolean forest(int[] parent) {
    for (int i = 0; i < parent.length; i++) {
      if (parent[i] < 0 || parent[i] >= parent.length) return false;
    }
    for (int i = 0; i < parent.length; i++) {
      int p = i;
      for (int steps = 0; steps < parent.length; steps++) p = parent[p];
      if (parent[p] != p) return false;
    }
    return true;
  }

  static int find(int[] parent, int i) {
    while (parent[i] != i) {
      parent[i] = parent[parent[i]];
      i = parent[i];
    }
    return i;
  }

  static void union(int[] parent, int i, int j) {
    parent[root(parent, i)] = root(parent, j);
  }

  /** Without compression. */
  static int root(int[] parent, int i) {
    while (parent[i] != i) i = parent[i];
    return i;
  }

  static int sets(int[] parent) {
    int sets = 0;
    for (int i = 0; i < parent.length; i++) {
      if (parent[i] == i) sets++;
    }
    return sets;
  }

  private static boolean inside(int[] parent, int i) {
    return i >= 0 && i < parent.length;
  }

  @Property
  static boolean findKeepsTheSets(@ForAll @NotNull int[] parent, @ForAll int i) {
    Assume.that(forest(parent) && inside(parent, i));
    int root = root(parent, i);
    return find(parent, i) == root && root(parent, i) == root;
  }

  @Property
  static boolean unionKeepsOthers(@ForAll @NotNull int[] parent, @ForAll int i, @ForAll int j) {
    Assume.that(inside(parent, i) && inside(parent, j) && forest(parent));
    int old = root(parent, i);
    union(parent, i, j);
    return root(parent, old) == root(parent, j);
  }

  @Property
  static boolean setsAreCountedOnce(@ForAll @NotNull int[] parent) {
    Assume.that(forest(parent));
    boolean[] seen = new boolean[parent.length];
    int roots = 0;
    for (int i = 0; i < parent.length; i++) {
      int root = root(parent, i);
      if (!seen[root]) roots++;
      seen[root] = true;
    }
    return sets(parent) == roots;
  }
}
