package suite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Closed intervals of ints.
 *
 * <p>Bugs are seeded.
 */
public class IntervalsBug {
  static class Interval {
    int low;
    int high;

    Interval(int low, int high) {
      this.low = low;
      this.high = high;
    }

    boolean repOk() {
      return low <= high;
    }

    boolean contains(int x) {
      return low <= x && x <= high;
    }
  }

  static boolean overlap(Interval a, Interval b) {
    // Seeded: wrong comparator.
    return a.low < b.high && b.low < a.high;
  }

  static Interval hull(Interval a, Interval b) {
    // Seeded: min and max confused.
    return new Interval(Math.min(a.low, b.low), Math.min(a.high, b.high));
  }

  static long length(Interval a) {
    // Seeded: overflow.
    return a.high - a.low + 1;
  }

  /** Moves the first so that it starts after the second ends. */
  static void moveBehind(Interval a, Interval b) {
    int width = a.high - a.low;
    // Seeded: alias bug, both intervals the same.
    a.low = b.high + 1;
    a.high = b.high + 1 + width;
    if (b.high >= a.low) a.low = b.high;
  }

  static List<Interval> merged(List<Interval> intervals) {
    List<Interval> sorted = new ArrayList<>(intervals);
    sorted.sort(Comparator.comparingInt(i -> i.low));
    List<Interval> result = new ArrayList<>();
    for (Interval next : sorted) {
      Interval last = result.isEmpty() ? null : result.get(result.size() - 1);
      if (last != null && overlap(last, next)) {
        // Seeded: inner interval cuts the outer.
        last.high = next.high;
      } else {
        result.add(new Interval(next.low, next.high));
      }
    }
    return result;
  }

  @Property
  static boolean touchingIntervalsOverlap(
      @ForAll @NotNull Interval a, @ForAll @NotNull Interval b, @ForAll int x) {
    Assume.that(a.repOk() && b.repOk() && a.contains(x) && b.contains(x));
    return overlap(a, b);
  }

  @Property
  static boolean hullContainsBoth(@ForAll @NotNull Interval a, @ForAll @NotNull Interval b) {
    Assume.that(a.repOk() && b.repOk());
    Interval hull = hull(a, b);
    return hull.contains(a.low) && hull.contains(a.high) && hull.contains(b.high);
  }

  @Property
  static boolean lengthIsPositive(@ForAll @NotNull Interval a) {
    Assume.that(a.repOk());
    return length(a) > 0;
  }

  @Property
  static boolean movedKeepsItsWidth(@ForAll @NotNull Interval a, @ForAll @NotNull Interval b) {
    Assume.that(a.repOk() && b.repOk());
    Assume.that(a.low >= 0 && b.low >= 0 && a.high < 1000 && b.high < 1000);
    int width = a.high - a.low;
    moveBehind(a, b);
    return a.high - a.low == width;
  }

  @Property
  static boolean mergedCoversBoth(
      @ForAll @NotNull Interval a, @ForAll @NotNull Interval b, @ForAll int x) {
    Assume.that(a.repOk() && b.repOk());
    boolean covered = a.contains(x) || b.contains(x);
    boolean found = false;
    for (Interval i : merged(List.of(a, b))) found |= i.contains(x);
    return found == covered;
  }
}
