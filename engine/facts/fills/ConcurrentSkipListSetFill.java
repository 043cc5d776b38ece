package java.util;

import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** As a clone, on a map that was copied from a sorted one: see ConcurrentSkipListMapFill. */
final class ConcurrentSkipListSetFill {
  @SuppressWarnings("unchecked")
  static boolean fill(ConcurrentSkipListSet<Object> set) throws Exception {
    ArrayList<Object> keys = new ArrayList<>();
    Comparable<Object> last = null;
    for (Object element : set.content) {
      Comparable<Object> key = (Comparable<Object>) element;
      if (key == null || last != null && last.compareTo(key) >= 0)
        return false;
      keys.add(key);
      last = key;
    }
    TreeMap<Object, Object> sorted = new TreeMap<>();
    sorted.buildFromSorted(keys.size(), keys.iterator(), null, Boolean.TRUE);
    ConcurrentSkipListMap<Object, Object> map = new ConcurrentSkipListMap<>();
    map.buildFromSorted((SortedMap<Object, Object>) (Object) sorted);
    set.m = (ConcurrentNavigableMap<Object, Object>) (Object) map;
    return true;
  }
}
