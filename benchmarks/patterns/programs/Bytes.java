/** Loops over bytes. */
final class Bytes {
  private Bytes() {}

  /** The first that is no ASCII. */
  static int ascii(byte[] s) {
    if (s == null) return -1;
    int i = 0;
    while (i < s.length && s[i] >= 0) i++;
    return i;
  }

  /** How often the first is there at once. */
  static int firstRun(byte[] s) {
    if (s == null || s.length == 0) return 0;
    int i = 1;
    while (i < s.length && s[i] == s[0]) i++;
    return i;
  }

  /** How many runs there are. */
  static int runs(byte[] s) {
    if (s == null || s.length == 0) return 0;
    int runs = 1;
    for (int i = 1; i < s.length; i++) if (s[i] != s[i - 1]) runs++;
    return runs;
  }

  /** Is it UTF-8, as far as lengths go? */
  static boolean utf8(byte[] s) {
    if (s == null) return false;
    int i = 0;
    while (i < s.length) {
      int more = s[i] >= 0 ? 0 : (s[i] & 0xe0) == 0xc0 ? 1 : (s[i] & 0xf0) == 0xe0 ? 2 : -1;
      if (more < 0) return false;
      for (i++; more > 0; more--, i++) if (i >= s.length || (s[i] & 0xc0) != 0x80) return false;
    }
    return true;
  }

  /** Without the zeros at the end. */
  static int withoutPadding(byte[] s) {
    if (s == null) return -1;
    int to = s.length;
    while (to > 0 && s[to - 1] == 0) to--;
    return to;
  }

  static boolean endsWith(byte[] s, byte[] end) {
    if (s == null || end == null || end.length > s.length) return false;
    for (int i = 1; i <= end.length; i++) if (s[s.length - i] != end[end.length - i]) return false;
    return true;
  }

  /** A key of the given array is looked for from its end, without asking whether it is there. */
  static int sentinel(byte[] s, byte wanted) {
    if (s == null) return -2;
    int i = s.length;
    do i--; while (s[i] != wanted);
    return i;
  }

  static boolean allZero(byte[] s) {
    if (s == null) return true;
    for (byte b : s) if (b != 0) return false;
    return true;
  }

  static int hash(byte[] s) {
    if (s == null) return 0;
    int hash = 1;
    for (byte b : s) hash = 31 * hash + b;
    return hash;
  }

  /** Which of them is largest. */
  static int max(byte[] s) {
    if (s == null || s.length == 0) return -1;
    int best = 0;
    for (int i = 1; i < s.length; i++) if (s[i] > s[best]) best = i;
    return best;
  }
}
