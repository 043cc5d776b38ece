package attacks;

/** Which string is it, and is it the same one? */
public class Strings {
  static final String NAME = "a" + "b";
  static final String MADE = new String("ab");

  static int same(String s) {
    if (s == "ab") return 1;
    return "ab".equals(s) ? 2 : 0;
  }

  static int constants(String s) {
    return s == NAME ? 1 : s == MADE ? 2 : s == MADE.intern() ? 3 : 0;
  }

  // Both have the hash 2112.
  static int onText(String s) {
    switch (s) {
      case "Aa":
        return 1;
      case "BB":
        return 2;
      case "":
        return 3;
      default:
        return s.length();
    }
  }

  static boolean joined(boolean b) {
    String text = b ? "a" : "x";
    return text + "b" == "ab" || (text + "b").intern() == "ab";
  }
}
