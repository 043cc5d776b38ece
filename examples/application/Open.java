import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is not there yet: these runs say that they are not complete. */
class Open {
  enum Color { RED, BLUE }

  final Map<Integer, Integer> cache = new HashMap<>();

  int cached(int n) {
    Integer known = cache.get(n);
    if (known != null) return known;
    int value = n * n;
    cache.put(n, value);
    return value;
  }

  static Map<String, Integer> count(List<String> words) {
    Map<String, Integer> counts = new HashMap<>();
    for (String word : words) counts.merge(word, 1, Integer::sum);
    return counts;
  }

  static int lookup(Map<String, Integer> prices, String name) {
    return prices.getOrDefault(name, 0);
  }

  static Color color(String text) {
    return Color.valueOf(text);
  }

  static boolean isBlank(String text) {
    return text.isBlank();
  }

  static int parsed(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return -1;
    }
  }
}
