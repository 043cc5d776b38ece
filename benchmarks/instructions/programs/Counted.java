/** Work that hardly touches the class library. */
public class Counted {
  static class Link {
    final int value;
    final Link next;

    Link(int value, Link next) {
      this.value = value;
      this.next = next;
    }
  }

  /** What every run costs before it does anything. */
  static int nothing() {
    return 0;
  }

  /** Makes many objects of which at most sixteen are in use at a time. */
  static int churn() {
    Link p = null;
    int sum = 0;
    for (int i = 0; i < 6_000; i++) {
      p = new Link(i, (i & 15) == 0 ? null : p);
      if ((i & 15) == 15) for (Link q = p; q != null; q = q.next) sum += q.value;
    }
    return sum;
  }

  /** How many elements are smaller than the one before. */
  static int descents(int[] numbers) {
    int found = 0;
    for (int i = 1; i < numbers.length; i++) {
      if (numbers[i] < numbers[i - 1]) found++;
    }
    return found;
  }
}
