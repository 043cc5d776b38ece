package collections;

import java.util.List;

/** What strings are asked: one path for each answer, and the answer is right. */
public class Asked {
  String name;
  Asked next;

  static boolean equal(String s) {
    return s.equals("abc");
  }

  static boolean turned(String s) {
    return "abc".equals(s);
  }

  static boolean object(Object o) {
    return "ab".equals(o);
  }

  static boolean both(String s, String t) {
    return s.equals(t) && s.startsWith("a");
  }

  static boolean again(String s) {
    if (!s.startsWith("a")) return true;
    return s.startsWith("a") && !s.isEmpty();
  }

  static int pick(boolean which, String s) {
    String t = which ? "abc" : s;
    return t.equals("abc") ? 1 : t.endsWith("c") ? 2 : 3;
  }

  static boolean at(String s, int i) {
    return s.startsWith("b", i);
  }

  static boolean made(String s) {
    return (s + "x").endsWith("x");
  }

  static boolean trimmed(String s) {
    return s.trim().equals("a");
  }

  static boolean inside(String s) {
    return s.contains("b") == (s.indexOf("b") >= 0);
  }

  static int first(List<String> texts) {
    for (int i = 0; i < texts.size(); i++)
      if (texts.get(i).equals("x")) return i;
    return -1;
  }

  boolean swapped() {
    String mine = name;
    name = next.name;
    next.name = mine;
    return name.equals("b");
  }

  static boolean fails(String s) {
    return s.equals("a") ? s.substring(1).isEmpty() : s.startsWith(null);
  }

  static boolean loop(String s) {
    for (int i = 0; i < 2; i++)
      if (s.equals("a")) s = s + "b";
    return s.equals("ab");
  }

  static int choice(String s) {
    switch (s) {
      case "a":
        return 1;
      case "bc":
        return 2;
      default:
        return 0;
    }
  }

  /** Two texts of one hash code. */
  static int collide(String s) {
    return switch (s) {
      case "Aa" -> 1;
      case "BB" -> 2;
      default -> 0;
    };
  }

  static String key(String s) {
    int i = s.indexOf('=');
    return i < 0 ? null : s.substring(0, i);
  }

  static int letter(String s) {
    try {
      return s.charAt(1) == 'x' ? 1 : 2;
    } catch (IndexOutOfBoundsException e) {
      return 3;
    }
  }

  static boolean anywhere(String s, int i) {
    return s.charAt(i) == s.charAt(0);
  }

  /** One name, two texts. */
  boolean renamed() {
    int before = name.indexOf('a');
    name = next.name;
    return before == name.indexOf('a');
  }

  /** The same cell again, after another text was there on some ways. */
  boolean rewritten(boolean clear) {
    String mine = name;
    int before = "ab".indexOf(mine);
    if (clear) name = "b";
    int after = "ab".indexOf(name);
    return before == after;
  }

  static boolean hashed(String s, String t) {
    return s.hashCode() == t.hashCode() && s.equals(t);
  }

  static int ordered(String s, String t) {
    return s.compareTo(t) < 0 ? -1 : s.lastIndexOf('a');
  }

  static Integer looked(String s) {
    java.util.Map<String, Integer> map = new java.util.HashMap<>();
    map.put("a", 1);
    map.put("b", 2);
    return map.get(s);
  }

  /** A table that the program has made, looked at anywhere. */
  static int table(int i) {
    int[] squares = new int[40];
    for (int k = 0; k < squares.length; k++) squares[k] = k / 4 * (k / 4);
    return squares[i] == 49 ? i : -1;
  }

  /** One that is not all known. */
  static int holed(int i, int hole) {
    int[] squares = new int[40];
    for (int k = 0; k < squares.length; k++) squares[k] = k / 4;
    squares[7] = hole;
    return squares[i];
  }

  /** And one that is changed in between. */
  static int changed(int i) {
    char[] letters = new char[33];
    letters[3] = 'x';
    int before = letters[i];
    letters[i] = 'y';
    return before + letters[3];
  }

  static boolean digit(char c) {
    return Character.isDigit(c);
  }
}
