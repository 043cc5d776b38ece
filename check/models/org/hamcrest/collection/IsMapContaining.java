package org.hamcrest.collection;

import java.util.Map;
import org.hamcrest.Matcher;
import org.hamcrest.Silent;
import org.hamcrest.core.IsAnything;
import org.hamcrest.core.IsEqual;

/** Entry by entry, as the real one does: keys are not looked up. */
public class IsMapContaining<K, V>
    extends Silent<Map<? extends K, ? extends V>> {
  private final Matcher<? super K> key;
  private final Matcher<? super V> value;

  public IsMapContaining(Matcher<? super K> key, Matcher<? super V> value) {
    this.key = key;
    this.value = value;
  }

  @Override
  public boolean matches(Object actual) {
    if (!(actual instanceof Map)) return false;
    for (Map.Entry<?, ?> entry : ((Map<?, ?>) actual).entrySet())
      if (key.matches(entry.getKey()) && value.matches(entry.getValue()))
        return true;
    return false;
  }

  public static <K, V> Matcher<Map<? extends K, ? extends V>> hasEntry(
      Matcher<? super K> key, Matcher<? super V> value) {
    return new IsMapContaining<>(key, value);
  }

  public static <K, V> Matcher<Map<? extends K, ? extends V>> hasEntry(
      K key, V value) {
    return new IsMapContaining<>(new IsEqual<>(key), new IsEqual<>(value));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static <K> Matcher<Map<? extends K, ?>> hasKey(
      Matcher<? super K> key) {
    return new IsMapContaining(key, new IsAnything<>());
  }

  public static <K> Matcher<Map<? extends K, ?>> hasKey(K key) {
    return hasKey(new IsEqual<>(key));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static <V> Matcher<Map<?, ? extends V>> hasValue(
      Matcher<? super V> value) {
    return new IsMapContaining(new IsAnything<>(), value);
  }

  public static <V> Matcher<Map<?, ? extends V>> hasValue(V value) {
    return hasValue(new IsEqual<>(value));
  }
}
