package java.util;

public class HashMap<K, V> {
  Object[] keys; // the engine's own
  Object[] mapped; // the engine's own
  Node<K, V>[] table;
  int size;
  int threshold;
  float loadFactor;

  public HashMap(int capacity, float load) {}

  static final int hash(Object key) {
    return 0;
  }

  static class Node<K, V> {
    final int hash;
    final K key;
    V value;
    Node<K, V> next;

    Node(int hash, K key, V value, Node<K, V> next) {
      this.hash = hash;
      this.key = key;
    }
  }
}
