package attacks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Texts of unknown numbers that somebody looks at. */
public class Numerals {
  static int length(int a) {
    return ("v" + a).length();
  }

  static int longLength(long a) {
    return Long.toString(a).length();
  }

  static char last(int a) {
    String text = Integer.toString(a);
    return text.charAt(text.length() - 1);
  }

  static boolean least(int a) {
    return ("" + a).equals("-2147483648");
  }

  static boolean startsWith(int a) {
    return ("" + a).startsWith("-12");
  }

  static int digits(short a) {
    int sum = 0;
    String text = "" + a;
    for (int i = 0; i < text.length(); i++)
      if (text.charAt(i) != '-') sum += text.charAt(i) - '0';
    return sum;
  }

  static boolean bothWays(byte a) {
    return Integer.parseInt("" + a) == a;
  }

  static String built(int a) {
    return new StringBuilder("[").append(a).append(']').reverse().toString();
  }

  static int inMap(int a) {
    Map<String, Integer> map = new HashMap<>();
    map.put("k", a);
    return map.toString().length();
  }

  static int inList(byte a, byte b) {
    return List.of(a, b).toString().length();
  }

  static int inOptional(Integer a) {
    return Optional.ofNullable(a).toString().length();
  }

  static int hash(byte a) {
    return ("n" + a).hashCode();
  }

  static int chosen(boolean first, int a) {
    return ("" + (first ? 7 : a)).length();
  }
}
