import java.util.HashMap;
import java.util.Map;

/** What is read from text. */
class Texts {
  static String key(String line) {
    int i = line.indexOf('=');
    if (i <= 0) throw new IllegalArgumentException("no key: " + line);
    return line.substring(0, i);
  }

  static int number(String text) {
    int n = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') throw new NumberFormatException(text);
      n = 10 * n + (c - '0');
    }
    return n;
  }

  static int command(String text) {
    return switch (text) {
      case "on" -> 1;
      case "off" -> 0;
      default -> throw new IllegalArgumentException(text);
    };
  }

  static int price(String name) {
    Map<String, Integer> prices = new HashMap<>();
    prices.put("tea", 3);
    prices.put("jam", 5);
    return prices.getOrDefault(name, 0);
  }

  static boolean isComment(String line) {
    return line.isEmpty() || line.startsWith("#");
  }
}
