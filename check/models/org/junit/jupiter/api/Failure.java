package org.junit.jupiter.api;

import java.util.function.Supplier;
import org.junit.platform.commons.PreconditionViolationException;
import org.opentest4j.AssertionFailedError;

/** How assertions fail. */
final class Failure {
  private Failure() {}

  static void of() {
    throw new AssertionFailedError();
  }

  static void of(String message) {
    throw new AssertionFailedError(message);
  }

  static void of(Supplier<String> message) {
    throw new AssertionFailedError(text(message));
  }

  static String text(Supplier<String> message) {
    return message == null ? null : message.get();
  }

  /** What a call must have for the assertion to make sense. */
  static void require(boolean condition) {
    if (!condition) throw new PreconditionViolationException(null);
  }

  /** What no assertion takes for its own. */
  static void rethrowUnrecoverable(Throwable thrown) {
    if (thrown instanceof OutOfMemoryError) throw (OutOfMemoryError) thrown;
  }

  /** Throws what it is given, declared or not. */
  @SuppressWarnings("unchecked")
  static <T extends Throwable> RuntimeException rethrow(Throwable thrown)
      throws T {
    throw (T) thrown;
  }
}
