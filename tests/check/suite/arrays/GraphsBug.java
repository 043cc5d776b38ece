package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Small directed graphs: a node's edges are the bits of its number in an array.
 *
 * <p>Bugs are seeded.
 */
public class GraphsBug {
  static boolean valid(int[] edges) {
    for (int set : edges) {
      if (set < 0 || set >= 1 << edges.length) return false;
    }
    return edges.length > 0;
  }

  static boolean edge(int[] edges, int from, int to) {
    return (edges[from] >> to & 1) == 1;
  }

  /** The nodes that can be reached from one, itself among them. */
  static int reachable(int[] edges, int from) {
    int reached = 1 << from;
    // Seeded: too few rounds.
    for (int round = 2; round < edges.length; round++) {
      for (int node = 0; node < edges.length; node++) {
        if ((reached >> node & 1) == 1) reached |= edges[node];
      }
    }
    return reached;
  }

  static int[] reversed(int[] edges) {
    int[] result = new int[edges.length];
    for (int from = 0; from < edges.length; from++) {
      for (int to = 0; to < edges.length; to++) {
        // Seeded: direction kept.
        if (edge(edges, from, to)) result[from] |= 1 << to;
      }
    }
    return result;
  }

  static boolean hasLoop(int[] edges) {
    for (int node = 0; node < edges.length; node++) {
      // Seeded: wrong index.
      if (edge(edges, node, 0)) return true;
    }
    return false;
  }

  @Property
  static boolean reachableIsClosed(@ForAll int[] edges, @ForAll @IntRange(max = 2) int from) {
    Assume.that(valid(edges) && from < edges.length);
    int reached = reachable(edges, from);
    for (int node = 0; node < edges.length; node++) {
      if ((reached >> node & 1) == 1 && (edges[node] & ~reached) != 0) return false;
    }
    return true;
  }

  @Property
  static boolean reversedTurnsEdges(@ForAll int[] edges) {
    Assume.that(valid(edges) && edges.length == 2);
    return edge(edges, 0, 1) == edge(reversed(edges), 1, 0);
  }

  @Property
  static boolean loopsAreSeen(@ForAll int[] edges) {
    Assume.that(valid(edges) && edges.length <= 2);
    int loops = edges[0] & 1;
    if (edges.length == 2) loops |= edges[1] & 2;
    return hasLoop(edges) == (loops != 0);
  }
}
