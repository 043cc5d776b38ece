package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/**
 * Players in a circle: a cyclic list, where the next of the last is the first.
 *
 * <p>Bugs are seeded.
 */
public class RingListBug {
  static class Player {
    int score;
    Player left;
  }

  /** A ring of at most three: the way round comes back to where it started. */
  static boolean ring(Player start) {
    if (start == null) return false;
    Player p = start.left;
    for (int steps = 1; steps <= 3 && p != null; steps++) {
      if (p == start) return true;
      p = p.left;
    }
    return false;
  }

  static int size(Player start) {
    int size = 1;
    // Seeded: alias bug, a ring of one.
    for (Player p = start.left.left; p != start.left; p = p.left) size++;
    return start.left == start ? 0 : size;
  }

  static void join(Player start, int score) {
    Player added = new Player();
    added.score = score;
    added.left = start.left;
    // Seeded: lost link.
    if (start.left == start) start.left = added;
  }

  /** Removes the left neighbour; the last player stays. */
  static void dropLeft(Player start) {
    // Seeded: wrong condition.
    if (start.left.left != start) start.left = start.left.left;
    else start.left = null;
  }

  static Player best(Player start) {
    Player best = start;
    for (Player p = start.left; p != start; p = p.left) {
      // Seeded: overflow.
      if (p.score - best.score > 0) best = p;
    }
    return best;
  }

  @Property
  static boolean sizeIsPositive(@ForAll @WithNull Player start) {
    Assume.that(ring(start));
    int size = size(start);
    return size >= 1 && size <= 3;
  }

  @Property
  static boolean joinGrowsTheRing(@ForAll @WithNull Player start, @ForAll int score) {
    Assume.that(ring(start));
    Player neighbour = start.left;
    join(start, score);
    return start.left.score == score && start.left.left == neighbour;
  }

  @Property
  static boolean dropLeftKeepsARing(@ForAll @WithNull Player start) {
    Assume.that(ring(start));
    dropLeft(start);
    return ring(start);
  }

  @Property
  static boolean bestBeatsAll(@ForAll @WithNull Player start) {
    Assume.that(ring(start));
    Player best = best(start);
    Player p = start;
    do {
      if (p.score > best.score) return false;
      p = p.left;
    } while (p != start);
    return true;
  }
}
