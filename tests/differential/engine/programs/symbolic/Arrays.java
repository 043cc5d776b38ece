package symbolic;

/** Arrays whose length, elements and index are all input. Loops look at three elements at most. */
public class Arrays {
  static final int LIMIT = 3;

  public static int search(int[] a, int key) {
    for (int i = 0; i < a.length && i < LIMIT; i++) {
      if (a[i] == key)
        return i;
    }
    return -1;
  }

  public static int largest(int[] a) {
    int best = a[0];
    for (int i = 1; i < a.length && i < LIMIT; i++) {
      if (a[i] > best)
        best = a[i];
    }
    return best;
  }

  public static void swap(int[] a, int i, int j) {
    int kept = a[i];
    a[i] = a[j];
    a[j] = kept;
  }

  public static int readAfterWrite(int[] a, int i, int j) {
    a[i] = 7;
    a[j] = 8;
    return a[i];
  }

  public static int twoArrays(int[] a, int[] b, int i) {
    a[i] = 1;
    b[0] = 2;
    return a[i];
  }

  public static boolean isSorted(long[] a) {
    for (int i = 1; i < a.length && i < LIMIT; i++) {
      if (a[i - 1] > a[i])
        return false;
    }
    return true;
  }

  public static int countTrue(boolean[] a) {
    int count = 0;
    for (int i = 0; i < a.length && i < LIMIT; i++) {
      if (a[i])
        count++;
    }
    return count;
  }

  public static int storeByte(byte[] a, int i, int value) {
    a[i] = (byte) value;
    return a[i] == value ? 1 : 2;
  }

  public static void storeAnimal(Animal[] a, Animal x) {
    a[0] = x;
  }

  public static int cell(int[][] grid, int i, int j) {
    int[] row = grid[i];
    return row == null ? -1 : row[j];
  }

  public static int make(int n) {
    if (n > 3)
      return -1;
    int[] a = new int[n];
    return n == 0 ? 0 : a[n - 1] + a.length;
  }

  public static int lastChar(char[] text) {
    char c = text[text.length - 1];
    return c >= 'a' && c <= 'z' ? c - 'a' : -1;
  }
}
