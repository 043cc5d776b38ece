package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Arrays put in order, in several ways. */
public class Sorting {
  static boolean sorted(int[] a) {
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] > a[i]) return false;
    }
    return true;
  }

  static int sum(int[] a) {
    int sum = 0;
    for (int element : a) sum += element;
    return sum;
  }

  static void swap(int[] a, int i, int j) {
    int element = a[i];
    a[i] = a[j];
    a[j] = element;
  }

  static void insertionSort(int[] a) {
    for (int i = 1; i < a.length; i++) {
      int element = a[i];
      int j = i;
      while (j > 0 && a[j - 1] > element) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = element;
    }
  }

  static void selectionSort(int[] a) {
    for (int i = 0; i < a.length; i++) {
      int least = i;
      for (int j = i + 1; j < a.length; j++) {
        if (a[j] < a[least]) least = j;
      }
      swap(a, i, least);
    }
  }

  /** Exchanges the contents of two arrays of the same length. */
  static void exchange(int[] from, int[] to) {
    for (int i = 0; i < from.length; i++) {
      int moved = from[i];
      from[i] = to[i];
      to[i] = moved;
    }
  }

  /** Whether every element of a sorted array differs from its neighbours. */
  static boolean distinct(int[] a) {
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] == a[i]) return false;
    }
    return true;
  }

  static int secondLargest(int[] a) {
    int first = Integer.MIN_VALUE;
    int second = Integer.MIN_VALUE;
    for (int element : a) {
      if (element > first) {
        second = first;
        first = element;
      } else if (element > second) {
        second = element;
      }
    }
    return second;
  }

  @Property
  static boolean insertionSortSorts(@ForAll @NotNull int[] a) {
    int sum = sum(a);
    insertionSort(a);
    return sorted(a) && sum(a) == sum;
  }

  @Property
  static boolean selectionSortSorts(@ForAll @NotNull int[] a) {
    selectionSort(a);
    return sorted(a);
  }

  @Property
  static boolean exchangeKeepsTheSum(@ForAll @NotNull int[] a, @ForAll @NotNull int[] b) {
    Assume.that(a.length == b.length);
    int sum = sum(a) + sum(b);
    exchange(a, b);
    return sum(a) + sum(b) == sum;
  }

  @Property
  static boolean distinctMeansDifferent(@ForAll @NotNull int[] a) {
    Assume.that(a.length == 3 && sorted(a));
    boolean different = a[0] != a[1] && a[1] != a[2];
    return distinct(a) == different;
  }

  @Property
  static boolean secondLargestIsBelowOne(@ForAll @NotNull int[] a) {
    Assume.that(a.length >= 2);
    int second = secondLargest(a);
    int above = 0;
    int notBelow = 0;
    for (int element : a) {
      if (element > second) above++;
      if (element >= second) notBelow++;
    }
    return above <= 1 && notBelow >= 2;
  }
}
