package org.assertj.core.data;

import java.util.Map;
import summa.Equal;

public class MapEntry<K, V> implements Map.Entry<K, V> {
  public final K key;
  public final V value;

  private MapEntry(K key, V value) {
    this.key = key;
    this.value = value;
  }

  public static <K, V> MapEntry<K, V> entry(K key, V value) {
    return new MapEntry<>(key, value);
  }

  @Override
  public K getKey() {
    return key;
  }

  @Override
  public V getValue() {
    return value;
  }

  @Override
  public V setValue(V value) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Map.Entry)) return false;
    final Map.Entry<?, ?> entry = (Map.Entry<?, ?>) other;
    return Equal.objects(key, entry.getKey())
        && Equal.objects(value, entry.getValue());
  }

  @Override
  public int hashCode() {
    return (key == null ? 0 : key.hashCode())
        ^ (value == null ? 0 : value.hashCode());
  }
}
