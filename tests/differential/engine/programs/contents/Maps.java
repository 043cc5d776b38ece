package contents;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Maps and sets that are given. */
public class Maps {
  static class Place {
    int id;
  }

  /** How often each was seen. */
  static int count(HashMap<Integer, Integer> counts, int word) {
    return counts.merge(word, 1, Integer::sum);
  }

  static int cached(HashMap<Integer, Integer> cache, int key) {
    Integer known = cache.get(key);
    if (known != null)
      return known;
    cache.put(key, key + 1);
    return key + 1;
  }

  /** Keys that are told by identity. */
  static int degree(HashMap<Place, List<Place>> graph, Place place) {
    List<Place> next = graph.get(place);
    return next == null ? 0 : next.size();
  }

  static boolean visit(HashSet<Integer> seen, int place) {
    return seen.add(place) && seen.size() > 1;
  }

  /** The eldest goes. */
  static Integer evict(LinkedHashMap<Integer, String> cache) {
    if (cache.size() < 2)
      return null;
    Integer eldest = cache.keySet().iterator().next();
    cache.remove(eldest);
    return eldest;
  }

  static String rate(TreeMap<Integer, String> rates, int amount) {
    Map.Entry<Integer, String> at = rates.floorEntry(amount);
    return at == null ? "none" : at.getValue();
  }

  static boolean free(TreeSet<Integer> taken, int hour) {
    return taken.add(hour) && taken.first() == hour;
  }

  static int total(HashMap<Integer, Integer> amounts) {
    int total = 0;
    for (Map.Entry<Integer, Integer> each : amounts.entrySet()) total += each.getKey();
    return total;
  }

  static boolean knows(HashMap<String, Integer> ages, String name) {
    return ages.containsKey(name);
  }

  static boolean isSmall(HashMap<String, Integer> ages) {
    return ages.size() < 2;
  }

  static int old(Hashtable<Integer, Integer> ages, int who) {
    Integer age = ages.get(who);
    return age == null ? -1 : age;
  }

  static Integer oldest(Hashtable<Integer, Integer> ages) {
    return ages.isEmpty() ? null : ages.keys().nextElement();
  }

  /** Of keys that are in no order of their own. */
  static int nearest(TreeMap<Place, String> distances) {
    return distances.isEmpty() ? -1 : distances.firstKey().id;
  }
}
