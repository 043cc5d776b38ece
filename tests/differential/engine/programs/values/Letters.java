package values;

/** What the class library knows of characters, asked about any of them. */
public class Letters {
  static boolean digit(char c) {
    return Character.isDigit(c);
  }

  static boolean letter(char c) {
    return Character.isLetter(c);
  }

  static boolean space(char c) {
    return Character.isWhitespace(c);
  }

  static boolean upper(char c) {
    return Character.isUpperCase(c);
  }

  static char lowered(char c) {
    return c < 'a' || c > 'e' ? 'x' : Character.toUpperCase(c);
  }

  static boolean changes(char c) {
    return Character.toUpperCase(c) != c;
  }

  static int value(char c) {
    return Character.getNumericValue(c) == 7 ? 7 : 0;
  }

  static int hex(char c) {
    return Character.digit(c, 16) == 11 ? 1 : 0;
  }

  static boolean name(char c) {
    return Character.isJavaIdentifierStart(c) && !Character.isLetter(c);
  }

  static boolean never(char c) {
    return Character.isDigit(c) && Character.isLetter(c);
  }

  static boolean both(char a, char b) {
    return Character.isDigit(a) && Character.isUpperCase(b);
  }

  static boolean codePoint(int c) {
    return Character.isDigit(c);
  }

  static boolean wideLetter(int c) {
    return c > 0xffff && Character.isLetter(c);
  }

  static boolean startsWithDigit(String s) {
    return !s.isEmpty() && Character.isDigit(s.charAt(0));
  }
}
