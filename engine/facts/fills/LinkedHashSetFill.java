package java.util;

/** On a linked map of one bucket, see LinkedHashMapFill. */
final class LinkedHashSetFill {
  @SuppressWarnings("unchecked")
  static boolean fill(LinkedHashSet<Object> set) {
    if (set.content.length > 8)
      throw new InternalError(); // put would make a tree, or another table
    LinkedHashMap<Object, Object> map = new LinkedHashMap<>(1, 16f);
    LinkedHashMap.Entry<Object, Object> last = null;
    for (int i = 0; i < set.content.length; i++) {
      Object key = set.content[i];
      int hash = HashMap.hash(key);
      if (last == null) {
        map.table = (HashMap.Node<Object, Object>[]) new HashMap.Node[1];
        map.threshold = 16;
      }
      for (HashMap.Node<Object, Object> n = map.table[0]; n != null; n = n.next)
        if (isSame(n, hash, key))
          return false;
      LinkedHashMap.Entry<Object, Object> entry =
          new LinkedHashMap.Entry<>(hash, key, HashSet.PRESENT, null);
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
    map.size = set.content.length;
    set.map = map;
    return true;
  }

  /** As put asks it: equal ones of these have the same hash code. */
  private static boolean isSame(HashMap.Node<Object, Object> n, int hash, Object key) {
    if (key == null)
      return n.key == null;
    if (key instanceof String || key instanceof Integer || key instanceof Long
        || key instanceof Character)
      return n.key != null && key.equals(n.key);
    return n.hash == hash && (n.key == key || key.equals(n.key));
  }
}
