package java.util.concurrent;

/**
 * In the order of their buckets, as an iterator gives them, and in one bucket in that in which they
 * were put in. There are no more buckets than so many entries need.
 */
final class ConcurrentHashMapFill {
  @SuppressWarnings("unchecked")
  static boolean fill(ConcurrentHashMap<Object, Object> map) {
    int count = map.keys.length;
    int buckets = bucketsFor(count);
    map.baseCount = count;
    map.sizeCtl = count == 0 ? buckets : mostIn(buckets);
    if (count > 0)
      map.table = (ConcurrentHashMap.Node<Object, Object>[]) new ConcurrentHashMap.Node[buckets];
    ConcurrentHashMap.Node<Object, Object> last = null;
    int at = 0;
    for (int i = 0; i < count; i++) {
      Object key = map.keys[i];
      if (key == null || map.mapped[i] == null)
        return false;
      int hash = ConcurrentHashMap.spread(key.hashCode());
      int bucket = hash & buckets - 1;
      if (bucket < at || holds(map.keys, i, key, hash))
        return false;
      ConcurrentHashMap.Node<Object, Object> node =
          new ConcurrentHashMap.Node<>(hash, key, map.mapped[i]);
      if (last != null && bucket == at)
        last.next = node;
      else
        map.table[bucket] = node;
      last = node;
      at = bucket;
    }
    return true;
  }

  /** Would put have found it among the first ones? */
  private static boolean holds(Object[] keys, int first, Object key, int hash) {
    boolean plain = key instanceof String || key instanceof Integer || key instanceof Long
        || key instanceof Character; // then equal ones have that hash code
    for (int i = 0; i < first; i++)
      if (plain
              ? key.equals(keys[i])
              : key == keys[i] || ConcurrentHashMap.spread(keys[i].hashCode()) == hash
                  && key.equals(keys[i]))
        return true;
    return false;
  }

  private static int bucketsFor(int count) {
    if (count > 8)
      throw new InternalError(); // put could make a tree
    int buckets = 2;
    while (count >= mostIn(buckets)) buckets *= 2;
    return buckets;
  }

  /** With so many entries the map grows. */
  private static int mostIn(int buckets) {
    return buckets - (buckets >>> 2);
  }
}
