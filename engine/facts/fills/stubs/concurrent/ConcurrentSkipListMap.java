package java.util.concurrent;

import java.util.SortedMap;

public class ConcurrentSkipListMap<K, V> {
  public Comparable[] keys; // the engine's own
  public Object[] mapped; // the engine's own

  public ConcurrentSkipListMap() {}

  public void buildFromSorted(SortedMap<K, V> map) {}
}
