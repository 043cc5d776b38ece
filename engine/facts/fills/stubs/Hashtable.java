package java.util;

public class Hashtable<K, V> {
  Object[] keys; // the engine's own
  Object[] mapped; // the engine's own
  Entry<?, ?>[] table;
  int threshold;
  float loadFactor;

  static class Entry<K, V> {
    final int hash;
    final K key;
    V value;
    Entry<K, V> next;

    Entry(int hash, K key, V value, Entry<K, V> next) {
      this.hash = hash;
      this.key = key;
    }
  }
}
