package java.util;

/** On a tree map, see TreeMapFill. */
final class TreeSetFill {
  @SuppressWarnings("unchecked")
  static boolean fill(TreeSet<Object> set) throws Exception {
    TreeMap<Object, Object> map = new TreeMap<>();
    ArrayList<Object> keys = new ArrayList<>();
    Comparable<Object> last = null;
    for (Object element : set.content) {
      Comparable<Object> key = (Comparable<Object>) element;
      if (key == null || last != null && last.compareTo(key) >= 0)
        return false;
      keys.add(key);
      last = key;
    }
    map.buildFromSorted(keys.size(), keys.iterator(), null, TreeSet.PRESENT);
    set.m = (NavigableMap<Object, Object>) (Object) map;
    return true;
  }
}
