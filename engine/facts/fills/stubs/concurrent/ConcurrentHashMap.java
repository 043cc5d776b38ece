package java.util.concurrent;

public class ConcurrentHashMap<K, V> {
  Object[] keys; // the engine's own
  Object[] mapped; // the engine's own
  Node<K, V>[] table;
  long baseCount;
  int sizeCtl;

  static final int spread(int hash) {
    return 0;
  }

  static class Node<K, V> {
    final int hash;
    final K key;
    V val;
    Node<K, V> next;

    Node(int hash, K key, V val) {
      this.hash = hash;
      this.key = key;
    }
  }
}
