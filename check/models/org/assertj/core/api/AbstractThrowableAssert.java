package org.assertj.core.api;

public abstract class AbstractThrowableAssert<
        SELF extends AbstractThrowableAssert<SELF, ACTUAL>,
        ACTUAL extends Throwable>
    extends AbstractObjectAssert<SELF, ACTUAL> {
  public AbstractThrowableAssert(ACTUAL actual, Class<?> selfType) {
    super(actual, selfType);
  }

  protected SELF hasBeenThrown() {
    return claim(actual != null);
  }

  public void doesNotThrowAnyException() {
    claim(actual == null);
  }

  private String message() {
    claim(actual != null);
    return actual.getMessage();
  }

  private Throwable cause() {
    claim(actual != null);
    return actual.getCause();
  }

  public SELF hasMessage(String message) {
    return claim(equal(message(), message));
  }

  public SELF hasMessageStartingWith(String description) {
    final String message = message();
    return claim(message != null && message.startsWith(description));
  }

  public SELF hasMessageContaining(String description) {
    final String message = message();
    return claim(message != null && message.contains(description));
  }

  public SELF hasMessageEndingWith(String description) {
    final String message = message();
    return claim(message != null && message.endsWith(description));
  }

  public SELF hasNoCause() {
    return claim(cause() == null);
  }

  public SELF hasCauseReference(Throwable expected) {
    return claim(cause() == expected);
  }

  public SELF hasCauseInstanceOf(Class<? extends Throwable> type) {
    return claim(type.isInstance(cause()));
  }

  public SELF hasCauseExactlyInstanceOf(Class<? extends Throwable> type) {
    final Throwable cause = cause();
    return claim(cause != null && cause.getClass() == type);
  }
}
