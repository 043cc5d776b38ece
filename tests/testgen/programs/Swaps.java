class Swaps {
  static void swap(int[] a, int i, int j) {
    int kept = a[i];
    a[i] = a[j];
    a[j] = kept;
  }

  static void sortTwo(int[] a) {
    if (a[0] > a[1]) swap(a, 0, 1);
  }
}
