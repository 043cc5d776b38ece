package cases;

/** Small whole programs over arrays. */
public class ArrayPrograms {
  private static int fold(int[] a) {
    int hash = a.length;
    for (int x : a) hash = hash * 31 + x;
    return hash;
  }

  private static int[] sample() {
    int[] a = new int[9];
    for (int i = 0; i < a.length; i++) a[i] = (i * 7919 + 13) % 23 - 8;
    return a;
  }

  public static int sieve() {
    boolean[] composite = new boolean[100];
    int sum = 0;
    for (int i = 2; i < 100; i++) {
      if (composite[i])
        continue;
      sum += i;
      for (int j = i * i; j < 100; j += i) composite[j] = true;
    }
    return sum;
  }

  public static int bubbleSort() {
    int[] a = sample();
    for (int i = a.length; i > 1; i--) {
      for (int j = 1; j < i; j++) {
        if (a[j - 1] <= a[j])
          continue;
        int swap = a[j];
        a[j] = a[j - 1];
        a[j - 1] = swap;
      }
    }
    return fold(a);
  }

  public static int insertionSort() {
    int[] a = sample();
    for (int i = 1; i < a.length; i++) {
      int x = a[i], j = i;
      while (j > 0 && a[j - 1] > x) a[j] = a[--j];
      a[j] = x;
    }
    return fold(a);
  }

  private static void quick(int[] a, int low, int high) {
    if (low >= high)
      return;
    int pivot = a[(low + high) >>> 1], i = low, j = high;
    while (i <= j) {
      while (a[i] < pivot) i++;
      while (a[j] > pivot) j--;
      if (i > j)
        break;
      int swap = a[i];
      a[i++] = a[j];
      a[j--] = swap;
    }
    quick(a, low, j);
    quick(a, i, high);
  }

  public static int quickSort() {
    int[] a = sample();
    quick(a, 0, a.length - 1);
    return fold(a);
  }

  private static int[] merge(int[] a) {
    if (a.length < 2)
      return a;
    int[] left = new int[a.length / 2];
    int[] right = new int[a.length - left.length];
    System.arraycopy(a, 0, left, 0, left.length);
    System.arraycopy(a, left.length, right, 0, right.length);
    left = merge(left);
    right = merge(right);
    int[] all = new int[a.length];
    for (int i = 0, l = 0, r = 0; i < all.length; i++) {
      boolean takeLeft = r == right.length || l < left.length && left[l] <= right[r];
      all[i] = takeLeft ? left[l++] : right[r++];
    }
    return all;
  }

  public static int mergeSort() {
    return fold(merge(sample()));
  }

  public static int matrixMultiply() {
    int[][] a = {{1, 2, 3}, {4, 5, 6}};
    int[][] b = {{7, -8}, {9, 10}, {-11, 12}};
    int hash = 0;
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        int sum = 0;
        for (int k = 0; k < 3; k++) sum += a[i][k] * b[k][j];
        hash = hash * 101 + sum;
      }
    }
    return hash;
  }

  public static double matrixOfDoubles() {
    double[][] m = new double[3][3];
    for (int i = 0; i < 9; i++) m[i / 3][i % 3] = (i * i - 4) / 3.0;
    return m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
        - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
        + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
  }

  public static int transposeInPlace() {
    int[][] m = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < i; j++) {
        int swap = m[i][j];
        m[i][j] = m[j][i];
        m[j][i] = swap;
      }
    }
    return fold(m[0]) ^ fold(m[1]) * 3 ^ fold(m[2]) * 5;
  }

  public static int binarySearch() {
    int[] a = {-9, -3, 0, 4, 5, 11, 30};
    int result = 0;
    for (int key = -10; key < 32; key += 7) {
      int low = 0, high = a.length - 1;
      while (low <= high) {
        int middle = (low + high) >>> 1;
        if (a[middle] < key)
          low = middle + 1;
        else
          high = middle - 1;
      }
      result = result * 8 + low;
    }
    return result;
  }

  public static int reverseBytes() {
    byte[] a = {1, -2, 3, -4, 5};
    for (int i = 0, j = a.length - 1; i < j; i++, j--) {
      byte swap = a[i];
      a[i] = a[j];
      a[j] = swap;
    }
    int hash = 0;
    for (byte b : a) hash = hash * 31 + b;
    return hash;
  }

  public static int longestCommonSubsequence() {
    char[] a = {'a', 'g', 'c', 'a', 't'};
    char[] b = {'g', 'a', 'c', 't', 'a'};
    int[][] best = new int[a.length + 1][b.length + 1];
    for (int i = 1; i <= a.length; i++)
      for (int j = 1; j <= b.length; j++)
        best[i][j] = a[i - 1] == b[j - 1] ? best[i - 1][j - 1] + 1
                                          : Math.max(best[i - 1][j], best[i][j - 1]);
    return best[a.length][b.length] * 10 + best[3][4];
  }

  public static long knapsack() {
    int[] weights = {3, 4, 5, 9};
    long[] values = {3, 4, 4, 10};
    long[] best = new long[15];
    for (int i = 0; i < weights.length; i++)
      for (int w = best.length - 1; w >= weights[i]; w--)
        best[w] = Math.max(best[w], best[w - weights[i]] + values[i]);
    return best[14] * 100 + best[8];
  }

  private static int place(int row, int n, int columns, int left, int right) {
    if (row == n)
      return 1;
    int count = 0;
    for (int free = ~(columns | left | right) & ((1 << n) - 1); free != 0;) {
      int bit = free & -free;
      free ^= bit;
      count += place(row + 1, n, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
  }

  public static int queens() {
    return place(0, 5, 0, 0, 0);
  }

  private static int permute(int[] a, int from) {
    if (from == a.length)
      return a[0] > a[2] ? fold(a) : 1;
    int sum = 0;
    for (int i = from; i < a.length; i++) {
      int swap = a[i];
      a[i] = a[from];
      a[from] = swap;
      sum = sum * 7 + permute(a, from + 1);
      a[from] = a[i];
      a[i] = swap;
    }
    return sum;
  }

  public static int permutations() {
    return permute(new int[] {1, 2, 3, 4}, 0);
  }

  public static int lifeGlider() {
    boolean[][] cells = new boolean[6][6];
    cells[0][1] = cells[1][2] = cells[2][0] = cells[2][1] = cells[2][2] = true;
    boolean[][] next = new boolean[6][6];
    for (int i = 0; i < 36; i++) {
      int around = 0;
      for (int d = 0; d < 9; d++) {
        if (d != 4 && cells[(i / 6 + d / 3 + 5) % 6][(i % 6 + d % 3 + 5) % 6])
          around++;
      }
      next[i / 6][i % 6] = around == 3 || around == 2 && cells[i / 6][i % 6];
    }
    int hash = 0;
    for (int i = 0; i < 36; i++) hash = hash * 3 + (next[i / 6][i % 6] ? 1 : 0);
    return hash;
  }
}
