/** Arrays of unknown length, at unknown places. */
public class Arrays {
  static int max(int[] a) {
    int max = a[0];
    for (int i = 1; i < a.length; i++) {
      if (a[i] > max) max = a[i];
    }
    return max;
  }

  static void swap(int[] a, int i, int j) {
    int t = a[i];
    a[i] = a[j];
    a[j] = t;
  }

  static int find(Object[] a, Object wanted) {
    for (int i = 0; i < a.length; i++) {
      if (a[i] == wanted) return i;
    }
    return -1;
  }
}
