package java.util;

public class LinkedHashMap<K, V> extends HashMap<K, V> {
  Entry<K, V> head;
  Entry<K, V> tail;

  public LinkedHashMap(int capacity, float load) {
    super(capacity, load);
  }

  static class Entry<K, V> extends HashMap.Node<K, V> {
    Entry<K, V> before;
    Entry<K, V> after;

    Entry(int hash, K key, V value, Node<K, V> next) {
      super(hash, key, value, next);
    }
  }
}
