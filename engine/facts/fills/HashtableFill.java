package java.util;

/**
 * One bucket, as in a table made with new Hashtable<>(1, 16f): whatever was put in last stands first.
 * None that put would have found there.
 */
final class HashtableFill {
  static boolean fill(Hashtable<Object, Object> table) {
    int count = table.keys.length;
    if (count > 16)
      throw new InternalError(); // put would make another table
    table.table = new Hashtable.Entry<?, ?>[1];
    table.threshold = 16;
    table.loadFactor = 16;
    Hashtable.Entry<Object, Object> behind = null;
    for (int i = count - 1; i >= 0; i--) {
      Object key = table.keys[i];
      if (key == null || table.mapped[i] == null || holds(behind, key))
        return false;
      behind = new Hashtable.Entry<>(key.hashCode(), key, table.mapped[i], behind);
    }
    table.table[0] = behind;
    return true;
  }

  private static boolean holds(Hashtable.Entry<Object, Object> first, Object key) {
    boolean plain = key instanceof String || key instanceof Integer || key instanceof Long
        || key instanceof Character; // then equal ones have that hash code
    for (Hashtable.Entry<Object, Object> e = first; e != null; e = e.next)
      if (plain ? e.key.equals(key) : e.hash == key.hashCode() && e.key.equals(key))
        return true;
    return false;
  }
}
