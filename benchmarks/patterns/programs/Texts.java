/** Loops over characters. */
final class Texts {
  private Texts() {}

  /** The word after blanks. */
  static int token(char[] s) {
    if (s == null) return -1;
    int from = 0;
    while (from < s.length && s[from] == ' ') from++;
    int to = from;
    while (to < s.length && s[to] != ' ') to++;
    return to - from;
  }

  static boolean isNumber(char[] s) {
    if (s == null || s.length == 0) return false;
    for (int i = 0; i < s.length; i++) if (s[i] < '0' || s[i] > '9') return false;
    return true;
  }

  /** As long as there are digits. */
  static int parse(char[] s) {
    if (s == null) return -1;
    int number = 0;
    for (int i = 0; i < s.length && s[i] >= '0' && s[i] <= '9'; i++) number = 10 * number + s[i] - '0';
    return number;
  }

  /** Where a text in quotes ends. */
  static int quoted(char[] s) {
    if (s == null) return -1;
    int i = 0;
    while (i < s.length && s[i] != '"') i += s[i] == '\\' ? 2 : 1;
    return i;
  }

  static int lastSlash(char[] s) {
    if (s == null) return -2;
    int i = s.length - 1;
    while (i >= 0 && s[i] != '/') i--;
    return i;
  }

  /** Asks a text for its characters. */
  static int indexOf(String s, char wanted) {
    if (s == null) return -2;
    for (int i = 0; i < s.length(); i++) if (s.charAt(i) == wanted) return i;
    return -1;
  }

  static boolean isBlank(String s) {
    if (s == null) return true;
    int i = 0;
    while (i < s.length() && s.charAt(i) <= ' ') i++;
    return i == s.length();
  }

  /** Up to what is no letter, which it complains of. */
  static int letters(char[] s) {
    if (s == null) return -1;
    int i = 0;
    for (; i < s.length; i++) if (s[i] < 'a' || s[i] > 'z') throw new IllegalArgumentException();
    return i;
  }
}
