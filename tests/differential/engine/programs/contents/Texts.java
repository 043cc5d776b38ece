package contents;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Maps and sets by texts. What they find is held against a search from one entry to the next, which
 * compares characters: where that fails, the run is one that no JVM has.
 */
public class Texts {
  private static boolean isSame(String a, String b) {
    if (a == null || b == null)
      return a == b;
    return a.length() == b.length() && a.startsWith(b);
  }

  private static <V> Map.Entry<String, V> entryOf(Map<String, V> map, String key) {
    for (Map.Entry<String, V> each : map.entrySet())
      if (isSame(each.getKey(), key))
        return each;
    return null;
  }

  static Integer find(HashMap<String, Integer> ages, String name) {
    return ages.get(name);
  }

  /** The same bytes, and not the same text. */
  static boolean areTwins(HashMap<String, Integer> ages) {
    return ages.size() == 2 && ages.containsKey("AB") && ages.containsKey("\u4241");
  }

  static Integer get(HashMap<String, Integer> ages, String name) {
    Integer age = ages.get(name);
    Map.Entry<String, Integer> entry = entryOf(ages, name);
    assert age == (entry == null ? null : entry.getValue());
    return age;
  }

  static boolean knows(Map<String, Integer> ages, String name) {
    boolean known = ages.containsKey(name);
    assert known == (entryOf(ages, name) != null);
    return known;
  }

  static int put(HashMap<String, Integer> ages, String name) {
    int size = ages.size();
    boolean known = ages.containsKey(name);
    ages.put(name, 7);
    assert ages.size() == (known ? size : size + 1);
    assert entryOf(ages, name).getValue() == 7;
    return size;
  }

  static int count(LinkedHashMap<String, Integer> counts, String word) {
    return counts.merge(word, 1, Integer::sum);
  }

  static boolean forget(HashMap<String, Integer> ages, String name) {
    ages.remove(name);
    assert entryOf(ages, name) == null;
    return ages.isEmpty();
  }

  static boolean visit(HashSet<String> seen, String place) {
    boolean fresh = seen.add(place);
    assert seen.contains(place);
    return fresh;
  }

  /** "Aa" and "BB" have one hash code. */
  static Integer collide(HashMap<String, Integer> ages) {
    if (!ages.containsKey("Aa") || ages.size() != 1)
      return null;
    assert !ages.containsKey("BB");
    return ages.getOrDefault("BB", -1);
  }

  /** One that equals every other, with a hash code of its own: found by chance. */
  static class Odd {
    int hash;

    @Override
    public boolean equals(Object other) {
      return other instanceof Odd;
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  static Integer odd(Odd here, Odd asked) {
    HashMap<Odd, Integer> map = new HashMap<>(1);
    map.put(here, 1);
    Integer found = map.get(asked);
    assert (found != null) == (spread(here) == spread(asked));
    return found;
  }

  private static int spread(Odd odd) {
    return odd.hash ^ odd.hash >>> 16;
  }

  /** What tells keys here is not always their text. */
  static boolean mixed(Odd odd, String asked) {
    HashMap<Object, Integer> map = new HashMap<>(1, 16f);
    map.put(odd, 1);
    map.put("Aa", 2);
    Integer found = map.get(asked);
    assert (found != null) == (isSame("Aa", asked) || odd == null && asked == null);
    return found != null;
  }

  static int ofTwo(String a, String b, String asked) {
    HashMap<String, Integer> map = new HashMap<>(1, 16f);
    map.put(a, 1);
    map.put(b, 2);
    Integer found = map.get(asked);
    assert (found == null) == !(isSame(a, asked) || isSame(b, asked));
    return found == null ? 0 : found;
  }
}
