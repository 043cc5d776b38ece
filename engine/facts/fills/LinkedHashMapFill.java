package java.util;

/** Like HashMap, and the order in which they were put in. */
final class LinkedHashMapFill {
  @SuppressWarnings("unchecked")
  static boolean fill(LinkedHashMap<Object, Object> map) {
    if (map.keys.length > 8)
      throw new InternalError(); // put would make a tree, or another table
    map.threshold = 1;
    map.loadFactor = 16;
    LinkedHashMap.Entry<Object, Object> last = null;
    for (int i = 0; i < map.keys.length; i++) {
      Object key = map.keys[i];
      if (last == null) {
        map.table = (HashMap.Node<Object, Object>[]) new HashMap.Node[1];
        map.threshold = 16;
      }
      LinkedHashMap.Entry<Object, Object> entry =
          new LinkedHashMap.Entry<>(HashMap.hash(key), key, map.mapped[i], null);
      entry.before = last;
      if (last == null) {
        map.table[0] = entry;
        map.head = entry;
      } else {
        last.next = entry;
        last.after = entry;
      }
      last = entry;
    }
    map.tail = last;
    return last == null || differ(map.table[0]);
  }

  // Asked once all are there: where an entry stands does not depend on it.
  private static boolean differ(HashMap.Node<Object, Object> first) {
    for (HashMap.Node<Object, Object> n = first; n != null; n = n.next)
      for (HashMap.Node<Object, Object> before = first; before != n; before = before.next)
        if (isSame(before, n.hash, n.key))
          return false;
    return true;
  }

  /** As put asks it: equal ones of these have the same hash code. */
  private static boolean isSame(HashMap.Node<Object, Object> n, int hash, Object key) {
    if (n.key == key)
      return true; // which settles most of what the places may share
    if (key instanceof String || key instanceof Integer || key instanceof Long
        || key instanceof Character)
      return n.key != null && key.equals(n.key);
    return key != null && n.hash == hash && key.equals(n.key);
  }
}
