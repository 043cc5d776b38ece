package java.util;

/** Ascending in the natural order of the keys, and the tree that a sorted map is copied to. */
final class TreeMapFill {
  @SuppressWarnings("unchecked")
  static boolean fill(TreeMap<Object, Object> map) throws Exception {
    ArrayList<Object> entries = new ArrayList<>();
    Comparable<Object> last = null;
    for (int i = 0; i < map.keys.length; i++) {
      Comparable<Object> key = (Comparable<Object>) map.keys[i];
      if (key == null || last != null && last.compareTo(key) >= 0)
        return false;
      entries.add(new AbstractMap.SimpleImmutableEntry<>(key, map.mapped[i]));
      last = key;
    }
    map.buildFromSorted(entries.size(), entries.iterator(), null, null);
    return true;
  }
}
