package edge;

import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Maps and sets. */
public final class Maps {
  private Maps() {}

  enum Colour { RED, GREEN, BLUE }

  static final class Key {
    final int id;

    Key(int id) {
      this.id = id;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key && ((Key) other).id == id;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  public static int hashMap() {
    Map<String, Integer> map = new HashMap<>();
    map.put("a", 1);
    map.put("b", 2);
    map.put("a", 3);
    return map.get("a") * 100 + map.size() * 10 + map.getOrDefault("z", 7);
  }

  public static boolean hashMapMissing() {
    Map<Integer, String> map = new HashMap<>();
    return map.get(1) == null && map.remove(1) == null && !map.containsKey(1) && map.isEmpty();
  }

  public static String nullKey() {
    Map<String, String> map = new HashMap<>();
    map.put(null, "nothing");
    map.put("k", null);
    return map.get(null) + map.containsKey("k") + map.get("k");
  }

  public static int resized() {
    Map<Integer, Integer> map = new HashMap<>();
    for (int i = 0; i < 50; i++) map.put(i * 17, i);
    int sum = 0;
    for (Map.Entry<Integer, Integer> e : map.entrySet()) sum += e.getKey() - e.getValue();
    return sum;
  }

  public static int collisions() {
    Map<Key, Integer> map = new HashMap<>();
    for (int i = 0; i < 5; i++) map.put(new Key(i % 3), i);
    return map.size() * 100 + map.get(new Key(1)) * 10 + map.get(new Key(2));
  }

  public static int treeifiedCollisions() {
    Map<Key, Integer> map = new HashMap<>(64);
    for (int i = 0; i < 12; i++) map.put(new Key(i), i);
    return map.get(new Key(11));
  }

  public static int counted() {
    Map<Character, Integer> counts = new HashMap<>();
    for (char c : "mississippi".toCharArray()) counts.merge(c, 1, Integer::sum);
    return counts.get('s') * 100 + counts.get('p') * 10 + counts.get('m');
  }

  public static int computed() {
    Map<String, Integer> map = new HashMap<>();
    map.computeIfAbsent("a", k -> 5);
    map.computeIfPresent("a", (k, v) -> v + 1);
    map.compute("b", (k, v) -> v == null ? 10 : v);
    map.computeIfPresent("b", (k, v) -> null);
    return map.get("a") * 10 + map.size();
  }

  public static int putIfAbsent() {
    Map<String, Integer> map = new HashMap<>();
    map.putIfAbsent("a", 1);
    map.putIfAbsent("a", 2);
    return map.get("a");
  }

  public static int changedWhileIterating() {
    Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1));
    map.put(2, 2);
    for (Integer k : map.keySet()) map.remove(3 - k);
    return map.size();
  }

  public static String linkedHashMap() {
    Map<String, Integer> map = new LinkedHashMap<>();
    map.put("z", 1);
    map.put("a", 2);
    map.put("z", 3);
    return map.toString();
  }

  public static String leastRecentlyUsed() {
    Map<Integer, String> cache = new LinkedHashMap<>(4, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
        return size() > 2;
      }
    };
    cache.put(1, "a");
    cache.put(2, "b");
    cache.get(1);
    cache.put(3, "c");
    return cache.keySet().toString();
  }

  public static String treeMap() {
    TreeMap<String, Integer> map = new TreeMap<>();
    for (String word : "the quick brown fox jumps".split(" ")) map.put(word, word.length());
    return map.firstKey() + map.floorKey("g") + map.ceilingKey("g") + map.headMap("jumps").size();
  }

  public static int treeMapLarge() {
    TreeMap<Integer, Integer> map = new TreeMap<>();
    for (int i = 0; i < 30; i++) map.put(i * 7 % 30, i);
    for (int i = 0; i < 30; i += 3) map.remove(i);
    int digest = 0;
    for (int k : map.keySet()) digest = digest * 31 + k;
    return digest;
  }

  public static int treeMapOfNull() {
    new TreeMap<String, Integer>().put(null, 1);
    return 1;
  }

  public static int treeMapNotComparable() {
    new TreeMap<Object, Integer>().put(new Object(), 1);
    return 1;
  }

  public static String treeSet() {
    TreeSet<Integer> set = new TreeSet<>(List.of(5, 1, 3));
    return set.descendingSet() + " " + set.higher(3) + set.lower(1) + set.pollFirst();
  }

  public static boolean hashSet() {
    Set<String> set = new HashSet<>();
    return set.add("a") && !set.add("a") && set.contains("a") && set.remove("a") && set.isEmpty();
  }

  public static int setOfBoxes() {
    Set<Long> set = new HashSet<>();
    for (long i = 0; i < 10; i++) set.add(i % 4);
    return set.size() + (set.contains(1L) ? 10 : 0) + (((Set<?>) set).contains(1) ? 100 : 0);
  }

  public static String linkedHashSet() {
    Set<String> set = new LinkedHashSet<>(List.of("c", "a"));
    set.add("b");
    set.remove("c");
    set.add("c");
    return set.toString();
  }

  public static int setOperations() {
    Set<Integer> a = new HashSet<>(List.of(1, 2, 3));
    Set<Integer> b = new HashSet<>(List.of(2, 3, 4));
    a.retainAll(b);
    b.removeAll(a);
    return a.size() * 10 + b.size();
  }

  public static boolean equalMaps() {
    return Map.of("a", 1).equals(new HashMap<>(Map.of("a", 1)))
        && Map.of("a", 1).hashCode() == ("a".hashCode() ^ 1);
  }

  public static int immutableMap() {
    Map.of("a", 1).put("b", 2);
    return 1;
  }

  public static int duplicateKeys() {
    return Map.of("a", 1, "a", 2).size();
  }

  public static int mapOf() {
    Map<String, Integer> map = Map.of("a", 1, "b", 2, "c", 3);
    return map.get("a") + map.get("c") * 10 + map.size() * 100;
  }

  public static int mapEntries() {
    Map.Entry<String, Integer> entry = Map.entry("k", 5);
    return entry.getValue() + entry.getKey().length();
  }

  public static String enumMap() {
    Map<Colour, Integer> map = new EnumMap<>(Colour.class);
    map.put(Colour.BLUE, 1);
    map.put(Colour.RED, 2);
    return map.toString();
  }

  public static String enumSet() {
    return EnumSet.complementOf(EnumSet.of(Colour.GREEN)).toString() + EnumSet.allOf(Colour.class);
  }

  public static String bitSet() {
    BitSet bits = new BitSet();
    bits.set(1);
    bits.set(64, 67);
    bits.flip(65);
    return bits + " " + bits.cardinality() + bits.nextClearBit(1);
  }

  public static int forEach() {
    int[] sum = {0};
    new HashMap<>(Map.of(1, 10, 2, 20)).forEach((k, v) -> sum[0] += k * v);
    return sum[0];
  }

  public static int unmodifiableMap() {
    Collections.unmodifiableMap(new HashMap<String, Integer>()).clear();
    return 1;
  }

  public static int hashOfKeyChanges() {
    List<Integer> key = new java.util.ArrayList<>();
    Map<List<Integer>, Integer> map = new HashMap<>();
    map.put(key, 1);
    key.add(1);
    return map.containsKey(key) ? 1 : 0;
  }

  public static int removedThroughView() {
    Map<Integer, Integer> map = new HashMap<>();
    for (int i = 0; i < 6; i++) map.put(i, i * i);
    map.values().removeIf(v -> v % 2 == 0);
    map.entrySet().forEach(e -> e.setValue(e.getValue() + 1));
    return map.size() * 100 + map.get(5);
  }

  public static String sortedByValue() {
    Map<String, Integer> map = Map.of("a", 3, "b", 1, "c", 2);
    StringBuilder text = new StringBuilder();
    map.entrySet().stream().sorted(Map.Entry.comparingByValue())
        .forEach(e -> text.append(e.getKey()));
    return text.toString();
  }
}
