/** Numbers as intervals from low to high, in order and apart. */
public class IntervalList {
  Interval first;

  static class Interval {
    int low;
    int high;
    Interval next;

    Interval(int low, int high, Interval next) {
      this.low = low;
      this.high = high;
      this.next = next;
    }
  }

  static boolean repOk(IntervalList list, int number) {
    for (Interval at = list.first; at != null; at = at.next) {
      if (at.low > at.high) return false;
      if (at.next != null && at.high >= at.next.low) return false;
    }
    return true;
  }

  static boolean repOk(IntervalList list, int low, int high) {
    return low <= high && repOk(list, low);
  }

  boolean contains(int number) {
    Interval at = first;
    while (at != null && at.high < number) at = at.next;
    return at != null && at.low <= number;
  }

  /** Intervals that meet the new one become one with it. */
  void add(int low, int high) {
    Interval before = null;
    Interval at = first;
    while (at != null && at.high < low) {
      before = at;
      at = at.next;
    }
    while (at != null && at.low <= high) {
      if (at.low < low) low = at.low;
      if (at.high > high) high = at.high;
      at = at.next;
    }
    Interval added = new Interval(low, high, at);
    if (before == null) first = added;
    else before.next = added;
  }
}
