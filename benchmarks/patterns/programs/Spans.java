/** Loops over arrays of numbers that ask the same in each round: as many ways through as rounds, or one and a number. */
final class Spans {
  private Spans() {}

  /** What memspn and its like take for granted. */
  static boolean fits(char[] s, int n) {
    return s != null && 0 <= n && n <= s.length;
  }

  /** How many of the first n characters are among those. */
  static int memspn(char[] s, int n, char[] chars) {
    int p = 0, count = 0;
    while (p < chars.length && count < n) {
      if (chars[p] == s[count]) {
        count++;
        p = 0;
      } else {
        p++;
      }
    }
    return count;
  }

  static int spanA(char[] s, int n) {
    return memspn(s, n, new char[] {'a'});
  }

  static int spanAb(char[] s, int n) {
    return memspn(s, n, new char[] {'a', 'b'});
  }

  /** Up to the first 0, or the end. */
  static int length(byte[] s) {
    if (s == null) return -1;
    int n = 0;
    while (n < s.length && s[n] != 0) n++;
    return n;
  }

  /** Without looking for the end. */
  static int unchecked(char[] s) {
    int n = 0;
    while (s[n] != 0) n++;
    return n;
  }

  static int find(int[] a, int wanted) {
    if (a == null) return -2;
    for (int i = 0; i < a.length; i++) if (a[i] == wanted) return i;
    return -1;
  }

  static int findLast(int[] a, int wanted) {
    if (a == null) return -2;
    for (int i = a.length - 1; i >= 0; i--) if (a[i] == wanted) return i;
    return -1;
  }

  /** What comes after blanks. */
  static char skip(char[] s) {
    if (s == null) return 0;
    int i = 0;
    while (i < s.length && (s[i] == ' ' || s[i] == '\t')) i++;
    return i < s.length ? s[i] : 0;
  }

  /** How much is left without the blanks around. */
  static int trim(char[] s) {
    if (s == null) return -1;
    int from = 0, to = s.length;
    while (from < to && s[from] <= ' ') from++;
    while (from < to && s[to - 1] <= ' ') to--;
    return to - from;
  }

  static boolean startsWith(byte[] s, byte[] prefix) {
    if (s == null || prefix == null || prefix.length > s.length) return false;
    for (int i = 0; i < prefix.length; i++) if (s[i] != prefix[i]) return false;
    return true;
  }

  static int compare(byte[] a, byte[] b) {
    if (a == null || b == null) return 0;
    for (int i = 0; i < a.length && i < b.length; i++) if (a[i] != b[i]) return a[i] - b[i];
    return a.length - b.length;
  }

  static boolean isSorted(int[] a) {
    if (a == null) return true;
    for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) return false;
    return true;
  }

  /** In steps of two, and a long that counts by threes. */
  static long steps(int[] a) {
    if (a == null) return -1;
    long sum = 7;
    for (int i = 0; i < a.length && a[i] > i; i += 2) sum += 3;
    return sum;
  }

  /** What it writes differs from round to round. */
  static int fill(int[] a) {
    if (a == null) return -1;
    int i = 0;
    while (i < a.length && a[i] != 0) a[i++] = 5;
    return i;
  }

  /** Each round may count or not: no word is like another. */
  static int count(int[] a) {
    if (a == null) return -1;
    int count = 0;
    for (int i = 0; i < a.length; i++) if (a[i] > 0) count++;
    return count;
  }

  /** A sum of what the rounds read is no number of rounds. */
  static int checksum(int[] a) {
    if (a == null) return -1;
    int sum = 0;
    for (int i = 0; i < a.length && a[i] != 0; i++) sum += a[i];
    return sum;
  }
}
