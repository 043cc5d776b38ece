package java.util;

import java.util.concurrent.ConcurrentSkipListMap;

/** As a copy of a sorted map, see TreeMapFill; without null. */
final class ConcurrentSkipListMapFill {
  @SuppressWarnings("unchecked")
  static boolean fill(ConcurrentSkipListMap<Object, Object> map) throws Exception {
    ArrayList<Object> entries = new ArrayList<>();
    Comparable<Object> last = null;
    for (int i = 0; i < map.keys.length; i++) {
      Comparable<Object> key = (Comparable<Object>) map.keys[i];
      if (key == null || map.mapped[i] == null || last != null && last.compareTo(key) >= 0)
        return false;
      entries.add(new AbstractMap.SimpleImmutableEntry<>(key, map.mapped[i]));
      last = key;
    }
    TreeMap<Object, Object> sorted = new TreeMap<>();
    sorted.buildFromSorted(entries.size(), entries.iterator(), null, null);
    map.buildFromSorted((SortedMap<Object, Object>) (Object) sorted);
    return true;
  }
}
