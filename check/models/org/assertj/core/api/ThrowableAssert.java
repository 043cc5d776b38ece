package org.assertj.core.api;

public class ThrowableAssert
    extends AbstractThrowableAssert<ThrowableAssert, Throwable> {
  public interface ThrowingCallable {
    void call() throws Throwable;
  }

  public ThrowableAssert(Throwable actual) {
    super(actual, ThrowableAssert.class);
  }

  public static Throwable catchThrowable(ThrowingCallable callable) {
    try {
      callable.call();
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  @SuppressWarnings("unchecked")
  public static <THROWABLE extends Throwable> THROWABLE catchThrowableOfType(
      ThrowingCallable callable, Class<THROWABLE> type) {
    final Throwable thrown = catchThrowable(callable);
    if (thrown != null && !type.isInstance(thrown)) throw new AssertionError();
    return (THROWABLE) thrown;
  }
}
