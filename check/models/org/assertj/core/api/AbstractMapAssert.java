package org.assertj.core.api;

import java.util.Map;

public abstract class AbstractMapAssert<
        SELF extends AbstractMapAssert<SELF, ACTUAL, K, V>,
        ACTUAL extends Map<K, V>,
        K,
        V>
    extends AbstractObjectAssert<SELF, ACTUAL> {
  public AbstractMapAssert(ACTUAL actual, Class<?> selfType) {
    super(actual, selfType);
  }

  private Map<K, V> map() {
    claim(actual != null);
    return actual;
  }

  private boolean has(Object key, Object value) {
    return actual.containsKey(key) && equal(actual.get(key), value);
  }

  public void isNullOrEmpty() {
    claim(actual == null || actual.isEmpty());
  }

  public void isEmpty() {
    claim(map().isEmpty());
  }

  public SELF isNotEmpty() {
    return claim(!map().isEmpty());
  }

  public SELF hasSize(int expected) {
    return claim(map().size() == expected);
  }

  public SELF hasSizeGreaterThan(int expected) {
    return claim(map().size() > expected);
  }

  public SELF hasSizeGreaterThanOrEqualTo(int expected) {
    return claim(map().size() >= expected);
  }

  public SELF hasSizeLessThan(int expected) {
    return claim(map().size() < expected);
  }

  public SELF hasSizeLessThanOrEqualTo(int expected) {
    return claim(map().size() <= expected);
  }

  public SELF containsKey(K key) {
    return claim(map().containsKey(key));
  }

  public SELF doesNotContainKey(K key) {
    return claim(!map().containsKey(key));
  }

  @SuppressWarnings("unchecked")
  public SELF containsKeys(K... keys) {
    map();
    for (K key : keys) claim(actual.containsKey(key));
    return myself;
  }

  @SuppressWarnings("unchecked")
  public SELF containsOnlyKeys(K... keys) {
    map();
    if (keys.length == 0 && !actual.isEmpty())
      throw new IllegalArgumentException();
    claim(keys.length == actual.size());
    for (K key : keys) claim(actual.containsKey(key));
    for (Object key : actual.keySet()) claim(in(key, keys));
    return myself;
  }

  public SELF containsValue(V value) {
    return claim(map().containsValue(value));
  }

  public SELF doesNotContainValue(V value) {
    return claim(!map().containsValue(value));
  }

  public SELF containsEntry(K key, V value) {
    map();
    return claim(has(key, value));
  }

  public SELF doesNotContainEntry(K key, V value) {
    map();
    return claim(!has(key, value));
  }

  @SuppressWarnings("unchecked")
  public SELF contains(Map.Entry<? extends K, ? extends V>... entries) {
    map();
    // Without any entry there is nothing to claim, but of something empty.
    if (entries.length == 0) claim(actual.isEmpty());
    for (Map.Entry<? extends K, ? extends V> entry : entries)
      claim(has(entry.getKey(), entry.getValue()));
    return myself;
  }

  // Callers name this class as what these return.
  @Override
  public SELF as(String description, Object... args) {
    return super.as(description, args);
  }

  @Override
  public SELF describedAs(String description, Object... args) {
    return super.describedAs(description, args);
  }

  @Override
  public SELF overridingErrorMessage(String message, Object... args) {
    return super.overridingErrorMessage(message, args);
  }

  @Override
  public SELF withFailMessage(String message, Object... args) {
    return super.withFailMessage(message, args);
  }

  @Override
  public SELF isEqualTo(Object expected) {
    return super.isEqualTo(expected);
  }

  @Override
  public SELF isNotEqualTo(Object other) {
    return super.isNotEqualTo(other);
  }

  @Override
  public SELF isNotNull() {
    return super.isNotNull();
  }

  @Override
  public SELF isSameAs(Object expected) {
    return super.isSameAs(expected);
  }

  @Override
  public SELF isNotSameAs(Object other) {
    return super.isNotSameAs(other);
  }

  @Override
  public SELF isIn(Object... values) {
    return super.isIn(values);
  }

  @Override
  public SELF isNotIn(Object... values) {
    return super.isNotIn(values);
  }

  @Override
  public SELF isIn(Iterable<?> values) {
    return super.isIn(values);
  }

  @Override
  public SELF isNotIn(Iterable<?> values) {
    return super.isNotIn(values);
  }

  @Override
  public SELF isInstanceOf(Class<?> type) {
    return super.isInstanceOf(type);
  }

  @Override
  public SELF isNotInstanceOf(Class<?> type) {
    return super.isNotInstanceOf(type);
  }

  @Override
  public SELF isExactlyInstanceOf(Class<?> type) {
    return super.isExactlyInstanceOf(type);
  }

  @Override
  public SELF hasToString(String expected) {
    return super.hasToString(expected);
  }
}
