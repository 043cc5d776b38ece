package org.assertj.core.api;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

public class ThrowableTypeAssert<T extends Throwable>
    implements Descriptable<ThrowableTypeAssert<T>> {
  protected final Class<? extends T> expectedThrowableType;

  public ThrowableTypeAssert(Class<? extends T> type) {
    this.expectedThrowableType = type;
  }

  @SuppressWarnings("unchecked")
  public ThrowableAssertAlternative<T> isThrownBy(ThrowingCallable callable) {
    final Throwable thrown = ThrowableAssert.catchThrowable(callable);
    if (!expectedThrowableType.isInstance(thrown)) throw new AssertionError();
    return new ThrowableAssertAlternative<>((T) thrown);
  }

  @Override
  public ThrowableTypeAssert<T> as(String description, Object... args) {
    return this;
  }

  @Override
  public ThrowableTypeAssert<T> describedAs(
      String description, Object... args) {
    return this;
  }
}
