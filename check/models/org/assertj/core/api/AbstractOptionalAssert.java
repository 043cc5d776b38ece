package org.assertj.core.api;

import java.util.Optional;

public abstract class AbstractOptionalAssert<
        SELF extends AbstractOptionalAssert<SELF, VALUE>, VALUE>
    extends AbstractAssert<SELF, Optional<VALUE>> {
  protected AbstractOptionalAssert(Optional<VALUE> actual, Class<?> selfType) {
    super(actual, selfType);
  }

  private VALUE valueOrNull() {
    claim(actual != null);
    return actual.isPresent() ? actual.get() : null;
  }

  public SELF isPresent() {
    return claim(valueOrNull() != null);
  }

  public SELF isNotEmpty() {
    return claim(valueOrNull() != null);
  }

  public SELF isEmpty() {
    return claim(valueOrNull() == null);
  }

  public SELF isNotPresent() {
    return claim(valueOrNull() == null);
  }

  public SELF contains(VALUE expected) {
    final VALUE value = valueOrNull();
    if (expected == null) throw new IllegalArgumentException();
    return claim(value != null && equal(value, expected));
  }

  public SELF hasValue(VALUE expected) {
    return contains(expected);
  }

  public SELF containsSame(VALUE expected) {
    final VALUE value = valueOrNull();
    if (expected == null) throw new IllegalArgumentException();
    return claim(value == expected);
  }

  public SELF containsInstanceOf(Class<?> type) {
    return claim(type.isInstance(valueOrNull()));
  }

  public AbstractObjectAssert<?, VALUE> get() {
    isPresent();
    return new ObjectAssert<>(actual.get());
  }
}
