package org.junit.jupiter.api;

import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.function.ThrowingSupplier;
import org.opentest4j.AssertionFailedError;

/** What code throws. */
abstract class Exceptions extends IterableEqualities {
  public static <T extends Throwable> T assertThrows(
      Class<T> type, Executable executable) {
    return assertThrows(type, executable, (Supplier<String>) null);
  }

  public static <T extends Throwable> T assertThrows(
      Class<T> type, Executable executable, String message) {
    return assertThrows(type, executable, new Message(message));
  }

  @SuppressWarnings("unchecked")
  public static <T extends Throwable> T assertThrows(
      Class<T> type, Executable executable, Supplier<String> message) {
    final Throwable thrown = thrownBy(executable);
    if (type.isInstance(thrown)) return (T) thrown;
    throw unwanted(thrown, message);
  }

  public static <T extends Throwable> T assertThrowsExactly(
      Class<T> type, Executable executable) {
    return assertThrowsExactly(type, executable, (Supplier<String>) null);
  }

  public static <T extends Throwable> T assertThrowsExactly(
      Class<T> type, Executable executable, String message) {
    return assertThrowsExactly(type, executable, new Message(message));
  }

  @SuppressWarnings("unchecked")
  public static <T extends Throwable> T assertThrowsExactly(
      Class<T> type, Executable executable, Supplier<String> message) {
    final Throwable thrown = thrownBy(executable);
    if (thrown != null && thrown.getClass() == type) return (T) thrown;
    throw unwanted(thrown, message);
  }

  public static void assertDoesNotThrow(Executable executable) {
    assertDoesNotThrow(executable, (Supplier<String>) null);
  }

  public static void assertDoesNotThrow(Executable executable, String message) {
    assertDoesNotThrow(executable, new Message(message));
  }

  public static void assertDoesNotThrow(
      Executable executable, Supplier<String> message) {
    final Throwable thrown = thrownBy(executable);
    if (thrown != null) throw unwanted(thrown, message);
  }

  public static <T> T assertDoesNotThrow(ThrowingSupplier<T> supplier) {
    return assertDoesNotThrow(supplier, (Supplier<String>) null);
  }

  public static <T> T assertDoesNotThrow(
      ThrowingSupplier<T> supplier, String message) {
    return assertDoesNotThrow(supplier, new Message(message));
  }

  public static <T> T assertDoesNotThrow(
      ThrowingSupplier<T> supplier, Supplier<String> message) {
    try {
      return supplier.get();
    } catch (Throwable thrown) {
      throw unwanted(thrown, message);
    }
  }

  private static Throwable thrownBy(Executable executable) {
    try {
      executable.execute();
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  private static AssertionFailedError unwanted(
      Throwable thrown, Supplier<String> message) {
    Failure.rethrowUnrecoverable(thrown);
    return new AssertionFailedError(Failure.text(message), thrown);
  }
}
