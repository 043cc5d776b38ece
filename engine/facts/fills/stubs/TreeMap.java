package java.util;

public class TreeMap<K, V> {
  Comparable[] keys; // the engine's own
  Object[] mapped; // the engine's own
  int size;

  public TreeMap() {}

  void buildFromSorted(int size, Iterator<?> it, java.io.ObjectInputStream from, V value)
      throws java.io.IOException, ClassNotFoundException {}
}
