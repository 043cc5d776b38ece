/**
 * The steps of a merge sort that looks for runs and gallops, each apart, over numbers: what java.util.TimSort does, written
 * anew so that each step can be asked about by itself.
 */
final class Timsort {
  private Timsort() {}

  /** How long the run at the start is, at least one; one that goes down is turned round. */
  static int countRun(int[] a) {
    if (a.length < 2) return a.length;
    int end = 2;
    if (a[1] < a[0]) {
      while (end < a.length && a[end] < a[end - 1]) end++;
      turnRound(a, end);
    } else {
      while (end < a.length && a[end] >= a[end - 1]) end++;
    }
    return end;
  }

  private static void turnRound(int[] a, int to) {
    for (int low = 0, high = to - 1; low < high; low++, high--) {
      int t = a[low];
      a[low] = a[high];
      a[high] = t;
    }
  }

  /** The first `sorted` are in order, each of the others is put in its place. */
  static void binarySort(int[] a, int sorted) {
    for (int next = sorted; next < a.length; next++) {
      int pivot = a[next], left = 0, right = next;
      while (left < right) {
        int middle = (left + right) >>> 1;
        if (pivot < a[middle]) right = middle;
        else left = middle + 1;
      }
      for (int i = next; i > left; i--) a[i] = a[i - 1];
      a[left] = pivot;
    }
  }

  /** How many are less than the key, starting from a hint. */
  static int gallopLeft(int key, int[] a, int hint) {
    int low, high;
    if (a[hint] < key) {
      int last = 0, step = 1;
      while (step < a.length - hint && a[hint + step] < key) {
        last = step;
        step = 2 * step + 1;
      }
      low = hint + last + 1;
      high = Math.min(hint + step, a.length);
    } else {
      int last = 0, step = 1;
      while (step < hint + 1 && a[hint - step] >= key) {
        last = step;
        step = 2 * step + 1;
      }
      low = Math.max(hint - step + 1, 0);
      high = hint - last;
    }
    while (low < high) {
      int middle = low + ((high - low) >>> 1);
      if (a[middle] < key) low = middle + 1;
      else high = middle;
    }
    return high;
  }

  /** How many are at most the key, starting from a hint. */
  static int gallopRight(int key, int[] a, int hint) {
    int low, high;
    if (key < a[hint]) {
      int last = 0, step = 1;
      while (step < hint + 1 && key < a[hint - step]) {
        last = step;
        step = 2 * step + 1;
      }
      low = Math.max(hint - step + 1, 0);
      high = hint - last;
    } else {
      int last = 0, step = 1;
      while (step < a.length - hint && key >= a[hint + step]) {
        last = step;
        step = 2 * step + 1;
      }
      low = hint + last + 1;
      high = Math.min(hint + step, a.length);
    }
    while (low < high) {
      int middle = low + ((high - low) >>> 1);
      if (key < a[middle]) high = middle;
      else low = middle + 1;
    }
    return high;
  }

  /** The first `middle` are in order and so are the others: now all are. */
  static void mergeLow(int[] a, int middle) {
    int[] first = new int[middle];
    for (int i = 0; i < middle; i++) first[i] = a[i];
    int to = 0, left = 0, right = middle;
    while (left < middle && right < a.length) a[to++] = a[right] < first[left] ? a[right++] : first[left++];
    while (left < middle) a[to++] = first[left++];
  }

  /** Room for so many where there was some: a power of two, but not more than half the array. */
  static int capacity(int wanted, int there, int length) {
    if (there >= wanted) return there;
    int size = wanted;
    size |= size >> 1;
    size |= size >> 2;
    size |= size >> 4;
    size |= size >> 8;
    size |= size >> 16;
    size++;
    return size < 0 ? wanted : Math.min(size, length >>> 1);
  }
}
