package attacks;

/** Strings that are given: only such as a program could have made. */
public class Texts {
  String name;
  Texts next;

  static int hash(String s) {
    return s.hashCode();
  }

  static int hashTwice(String s) {
    int first = s.hashCode();
    return first == s.hashCode() ? first : -1;
  }

  static int length(String s) {
    return s.length();
  }

  static int wide(String s) {
    for (int i = 0; i < s.length(); i++)
      if (s.charAt(i) > 255) return i;
    return -1;
  }

  /** One of one byte a character never equals one of two. */
  static int equal(String a, String b) {
    if (!a.equals(b)) return 0;
    return a == b ? 1 : a.hashCode() == b.hashCode() ? 2 : 3;
  }

  /** What a string is made of is nobody else's. */
  static int shared(String s, byte[] bytes) {
    if (bytes.length == 0 || s.isEmpty()) return -1;
    char before = s.charAt(0);
    bytes[0] = (byte) ~bytes[0];
    return s.charAt(0) == before ? 0 : 1;
  }

  static int asObject(Object o) {
    return o instanceof String ? ((String) o).length() : -1;
  }

  static int compare(String s) {
    return s.compareTo("b");
  }

  int names() {
    int length = name.length();
    return next == null ? length : length + next.name.length();
  }

  static boolean same(Texts a, Texts b) {
    return a.name == b.name && a != b;
  }
}
