package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Searches in sorted arrays. */
public class BinarySearch {
  static boolean sorted(int[] a) {
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] > a[i]) return false;
    }
    return true;
  }

  static boolean occurs(int[] a, int key) {
    for (int element : a) {
      if (element == key) return true;
    }
    return false;
  }

  /** An index of the key, or -1. */
  static int find(int[] a, int key) {
    int low = 0;
    int high = a.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (a[middle] == key) return middle;
      if (a[middle] < key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  /** The first index whose element is not below the key. */
  static int lowerBound(int[] a, int key) {
    int low = 0;
    int high = a.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (a[middle] < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The middle of two ints, rounded down, also where their sum is no int. */
  static int middle(int low, int high) {
    return (int) (((long) low + high) >> 1);
  }

  static int countInRange(int[] a, int from, int to) {
    int end = to == Integer.MAX_VALUE ? a.length : firstFrom(a, to + 1);
    return Math.max(end - firstFrom(a, from), 0);
  }

  private static int firstFrom(int[] a, int key) {
    int i = 0;
    while (i < a.length && a[i] < key) i++;
    return i;
  }

  @Property
  static boolean findsWhatOccurs(@ForAll @NotNull int[] a, @ForAll int key) {
    Assume.that(sorted(a));
    int index = find(a, key);
    return index < 0 ? !occurs(a, key) : a[index] == key;
  }

  @Property
  static void lowerBoundIsFirst(@ForAll @NotNull int[] a, @ForAll int key) {
    Assume.that(sorted(a));
    int index = lowerBound(a, key);
    assert index == a.length || a[index] >= key;
    assert index == 0 || a[index - 1] < key;
  }

  @Property
  static boolean middleIsBetween(@ForAll int low, @ForAll int high) {
    Assume.that(low <= high);
    int middle = middle(low, high);
    return low <= middle && middle <= high;
  }

  @Property
  static boolean countMatchesScan(@ForAll @NotNull int[] a, @ForAll int from, @ForAll int to) {
    Assume.that(sorted(a) && from <= to);
    int count = 0;
    for (int element : a) {
      if (element >= from && element <= to) count++;
    }
    return countInRange(a, from, to) == count;
  }
}
