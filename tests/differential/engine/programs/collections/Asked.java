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
}
