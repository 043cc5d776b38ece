import java.util.Arrays;

/** What holds of the steps of Timsort, and of the library's own sort. */
final class TimsortClaims {
  private TimsortClaims() {}

  static boolean isSorted(int[] a, int from, int to) {
    for (int i = from + 1; i < to; i++) if (a[i - 1] > a[i]) return false;
    return true;
  }

  static boolean runIsSorted(int[] a) {
    return a == null || a.length == 0 || isSorted(a, 0, Timsort.countRun(a));
  }

  static boolean binarySortSorts(int[] a, int sorted) {
    if (a == null || sorted < 1 || sorted > a.length || !isSorted(a, 0, sorted)) return true;
    Timsort.binarySort(a, sorted);
    return isSorted(a, 0, a.length);
  }

  static boolean gallopLeftFinds(int key, int[] a, int hint) {
    if (a == null || hint < 0 || hint >= a.length || !isSorted(a, 0, a.length)) return true;
    int at = Timsort.gallopLeft(key, a, hint);
    return (at == 0 || a[at - 1] < key) && (at == a.length || a[at] >= key);
  }

  static boolean gallopRightFinds(int key, int[] a, int hint) {
    if (a == null || hint < 0 || hint >= a.length || !isSorted(a, 0, a.length)) return true;
    int at = Timsort.gallopRight(key, a, hint);
    return (at == 0 || a[at - 1] <= key) && (at == a.length || a[at] > key);
  }

  static boolean mergeSorts(int[] a, int middle) {
    if (a == null || middle < 0 || middle > a.length) return true;
    if (!isSorted(a, 0, middle) || !isSorted(a, middle, a.length)) return true;
    Timsort.mergeLow(a, middle);
    return isSorted(a, 0, a.length);
  }

  static boolean capacityIsEnough(int wanted, int there, int length) {
    if (wanted < 0 || there < 0 || length < 0 || wanted > length >>> 1) return true;
    return Timsort.capacity(wanted, there, length) >= wanted;
  }

  /** Not so where more is wanted than half the array. */
  static boolean anyCapacityIsEnough(int wanted, int there, int length) {
    return wanted < 0 || there < 0 || length < 0 || Timsort.capacity(wanted, there, length) >= wanted;
  }

  /** The library's own: java.util.ComparableTimSort, which has a run and inserts the rest. */
  static boolean librarySortsThree(int x, int y, int z) {
    Integer[] a = {x, y, z};
    Arrays.sort(a);
    return a[0] <= a[1] && a[1] <= a[2];
  }

  /** The same with a comparator: java.util.TimSort. */
  static boolean librarySortsDown(int x, int y, int z) {
    Integer[] a = {x, y, z};
    Arrays.sort(a, (p, q) -> Integer.compare(q, p));
    return a[0] >= a[1] && a[1] >= a[2];
  }
}
