class Search {
  static int find(int[] a, int key) {
    for (int i = 0; i < a.length; i++)
      if (a[i] == key) return i;
    return -1;
  }

  static int largest(int[] a) {
    int most = a[0];
    for (int i = 1; i < a.length; i++)
      if (a[i] > most) most = a[i];
    return most;
  }
}
