import java.util.HashMap;
import java.util.Map;

/** What is measured from a cold start: a few lines with a map and a builder. */
public class Cold {
  static String count(String[] words) {
    Map<String, Integer> seen = new HashMap<>();
    for (String word : new String[] {"a", "b", "a"}) seen.merge(word, 1, Integer::sum);
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, Integer> each : seen.entrySet())
      text.append(each.getKey()).append('=').append(each.getValue()).append(' ');
    return text.toString();
  }

  static String label(int n) {
    Map<Integer, String> names = new HashMap<>();
    names.put(1, "one");
    names.put(2, "two");
    return new StringBuilder("n ").append(names.getOrDefault(n, "many")).toString();
  }
}
