package org.assertj.core.api;

public class ThrowableAssertAlternative<T extends Throwable>
    extends AbstractAssert<ThrowableAssertAlternative<T>, T> {
  private final ThrowableAssert delegate;

  public ThrowableAssertAlternative(T actual) {
    super(actual, ThrowableAssertAlternative.class);
    delegate = new ThrowableAssert(actual);
  }

  public ThrowableAssertAlternative<T> withMessage(String message) {
    delegate.hasMessage(message);
    return this;
  }

  public ThrowableAssertAlternative<T> withMessageStartingWith(
      String description) {
    delegate.hasMessageStartingWith(description);
    return this;
  }

  public ThrowableAssertAlternative<T> withMessageContaining(
      String description) {
    delegate.hasMessageContaining(description);
    return this;
  }

  public ThrowableAssertAlternative<T> withMessageEndingWith(
      String description) {
    delegate.hasMessageEndingWith(description);
    return this;
  }

  public ThrowableAssertAlternative<T> withNoCause() {
    delegate.hasNoCause();
    return this;
  }

  public ThrowableAssertAlternative<T> withCauseInstanceOf(
      Class<? extends Throwable> type) {
    delegate.hasCauseInstanceOf(type);
    return this;
  }

  public ThrowableAssertAlternative<T> withCauseExactlyInstanceOf(
      Class<? extends Throwable> type) {
    delegate.hasCauseExactlyInstanceOf(type);
    return this;
  }

  @Override
  public ThrowableAssertAlternative<T> describedAs(
      String description, Object... args) {
    return this;
  }
}
