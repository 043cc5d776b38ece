package org.junit.jupiter.api;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.TestAbortedException;

/** JUnit 5's assumptions. */
public class Assumptions {
  protected Assumptions() {}

  public static void assumeTrue(boolean assumption)
      throws TestAbortedException {
    if (!assumption) abort();
  }

  public static void assumeTrue(boolean assumption, String message)
      throws TestAbortedException {
    if (!assumption) abort(message);
  }

  public static void assumeTrue(boolean assumption, Supplier<String> message)
      throws TestAbortedException {
    if (!assumption) abort(message);
  }

  public static void assumeTrue(BooleanSupplier assumption)
      throws TestAbortedException {
    if (!assumption.getAsBoolean()) abort();
  }

  public static void assumeTrue(BooleanSupplier assumption, String message)
      throws TestAbortedException {
    if (!assumption.getAsBoolean()) abort(message);
  }

  public static void assumeTrue(
      BooleanSupplier assumption, Supplier<String> message)
      throws TestAbortedException {
    if (!assumption.getAsBoolean()) abort(message);
  }

  public static void assumeFalse(boolean assumption)
      throws TestAbortedException {
    if (assumption) abort();
  }

  public static void assumeFalse(boolean assumption, String message)
      throws TestAbortedException {
    if (assumption) abort(message);
  }

  public static void assumeFalse(boolean assumption, Supplier<String> message)
      throws TestAbortedException {
    if (assumption) abort(message);
  }

  public static void assumeFalse(BooleanSupplier assumption)
      throws TestAbortedException {
    if (assumption.getAsBoolean()) abort();
  }

  public static void assumeFalse(BooleanSupplier assumption, String message)
      throws TestAbortedException {
    if (assumption.getAsBoolean()) abort(message);
  }

  public static void assumeFalse(
      BooleanSupplier assumption, Supplier<String> message)
      throws TestAbortedException {
    if (assumption.getAsBoolean()) abort(message);
  }

  public static void assumingThat(boolean assumption, Executable executable) {
    if (!assumption) return;
    try {
      executable.execute();
    } catch (Throwable thrown) {
      throw Failure.<RuntimeException>rethrow(thrown);
    }
  }

  public static void assumingThat(
      BooleanSupplier assumption, Executable executable) {
    assumingThat(assumption.getAsBoolean(), executable);
  }

  public static <V> V abort() {
    throw new TestAbortedException();
  }

  public static <V> V abort(String message) {
    throw new TestAbortedException(message);
  }

  public static <V> V abort(Supplier<String> message) {
    throw new TestAbortedException(message.get());
  }
}
