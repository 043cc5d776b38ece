package suite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Closed intervals of ints. */
public class Intervals {
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
    return a.low <= b.high && b.low <= a.high;
  }

  static Interval hull(Interval a, Interval b) {
    return new Interval(Math.min(a.low, b.low), Math.max(a.high, b.high));
  }

  static long length(Interval a) {
    return (long) a.high - a.low + 1;
  }

  /** Moves the first so that it starts after the second ends. */
  static void moveBehind(Interval a, Interval b) {
    int width = a.high - a.low;
    int start = b.high + 1;
    a.low = start;
    a.high = start + width;
  }

  static List<Interval> merged(List<Interval> intervals) {
    List<Interval> sorted = new ArrayList<>(intervals);
    sorted.sort(Comparator.comparingInt(i -> i.low));
    List<Interval> result = new ArrayList<>();
    for (Interval next : sorted) {
      Interval last = result.isEmpty() ? null : result.get(result.size() - 1);
      if (last != null && overlap(last, next)) {
        last.high = Math.max(last.high, next.high);
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
