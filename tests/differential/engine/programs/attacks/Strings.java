package attacks;

import java.util.ArrayList;
import java.util.HashMap;

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

  // A literal of the library, which an input may be, and which no class here has.
  static String ofLibrary() {
    return new ArrayList<String>().toString();
  }

  static int sameAsLibrary(String s) {
    return s == ofLibrary() ? 1 : 0;
  }

  static boolean equalToLibrary(String s) {
    return ofLibrary().equals(s);
  }

  static int besideLibrary(String s) {
    return s == null ? 0 : s.length() + ofLibrary().length();
  }

  static boolean foundByIdentity(String s) {
    String[] all = {ofLibrary()};
    for (String each : all) if (each == s) return true;
    return false;
  }

  static boolean foundByText(String s) {
    HashMap<String, String> all = new HashMap<>();
    all.put(ofLibrary(), "");
    return all.containsKey(s);
  }

  static boolean lockedAs(String s) {
    if (s == null) return false;
    synchronized (ofLibrary()) {
      return Thread.holdsLock(s);
    }
  }
}
