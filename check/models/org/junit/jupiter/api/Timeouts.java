package org.junit.jupiter.api;

import java.time.Duration;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.function.ThrowingSupplier;

/** Time does not pass here: the code is run, in this thread, and is in time. */
abstract class Timeouts extends Exceptions {
  public static void assertTimeout(
      Duration timeout, Executable executable) {
    run(executable);
  }

  public static void assertTimeout(
      Duration timeout, Executable executable, String message) {
    run(executable);
  }

  public static void assertTimeout(
      Duration timeout, Executable executable, Supplier<String> message) {
    run(executable);
  }

  public static <T> T assertTimeout(
      Duration timeout, ThrowingSupplier<T> supplier) {
    return run(supplier);
  }

  public static <T> T assertTimeout(
      Duration timeout, ThrowingSupplier<T> supplier, String message) {
    return run(supplier);
  }

  public static <T> T assertTimeout(
      Duration timeout,
      ThrowingSupplier<T> supplier,
      Supplier<String> message) {
    return run(supplier);
  }

  public static void assertTimeoutPreemptively(
      Duration timeout, Executable executable) {
    run(executable);
  }

  public static void assertTimeoutPreemptively(
      Duration timeout, Executable executable, String message) {
    run(executable);
  }

  public static void assertTimeoutPreemptively(
      Duration timeout, Executable executable, Supplier<String> message) {
    run(executable);
  }

  public static <T> T assertTimeoutPreemptively(
      Duration timeout, ThrowingSupplier<T> supplier) {
    return run(supplier);
  }

  public static <T> T assertTimeoutPreemptively(
      Duration timeout, ThrowingSupplier<T> supplier, String message) {
    return run(supplier);
  }

  public static <T> T assertTimeoutPreemptively(
      Duration timeout,
      ThrowingSupplier<T> supplier,
      Supplier<String> message) {
    return run(supplier);
  }

  private static void run(Executable executable) {
    try {
      executable.execute();
    } catch (Throwable thrown) {
      throw Failure.<RuntimeException>rethrow(thrown);
    }
  }

  private static <T> T run(ThrowingSupplier<T> supplier) {
    try {
      return supplier.get();
    } catch (Throwable thrown) {
      throw Failure.<RuntimeException>rethrow(thrown);
    }
  }
}
