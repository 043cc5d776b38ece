package java.util;

/** On a map of one bucket, see HashMapFill. */
final class HashSetFill {
  @SuppressWarnings("unchecked")
  static boolean fill(HashSet<Object> set) {
    if (set.content.length > 8)
      throw new InternalError(); // put would make a tree, or another table
    HashMap<Object, Object> map = new HashMap<>(1, 16f);
    HashMap.Node<Object, Object> last = null;
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
      HashMap.Node<Object, Object> node =
          new HashMap.Node<>(hash, key, HashSet.PRESENT, null);
      if (last == null)
        map.table[0] = node;
      else
        last.next = node;
      last = node;
    }
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
