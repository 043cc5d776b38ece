package org.junit.jupiter.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.MultipleFailuresError;

/**
 * JUnit 5's assertions. Most are inherited, a class for each kind: calls by the
 * name of this class find them there.
 */
public class Assertions extends Timeouts {
  protected Assertions() {}

  public static <V> V fail() {
    throw new AssertionFailedError();
  }

  public static <V> V fail(String message) {
    throw new AssertionFailedError(message);
  }

  public static <V> V fail(String message, Throwable cause) {
    throw new AssertionFailedError(message, cause);
  }

  public static <V> V fail(Throwable cause) {
    throw new AssertionFailedError(null, cause);
  }

  public static <V> V fail(Supplier<String> message) {
    throw new AssertionFailedError(Failure.text(message));
  }

  @SuppressWarnings("unchecked")
  public static <T> T assertInstanceOf(Class<T> type, Object actual) {
    if (!type.isInstance(actual)) Failure.of();
    return (T) actual;
  }

  @SuppressWarnings("unchecked")
  public static <T> T assertInstanceOf(
      Class<T> type, Object actual, String message) {
    if (!type.isInstance(actual)) Failure.of(message);
    return (T) actual;
  }

  @SuppressWarnings("unchecked")
  public static <T> T assertInstanceOf(
      Class<T> type, Object actual, Supplier<String> message) {
    if (!type.isInstance(actual)) Failure.of(message);
    return (T) actual;
  }

  public static void assertAll(Executable... executables)
      throws MultipleFailuresError {
    assertAll(null, executables);
  }

  public static void assertAll(String heading, Executable... executables)
      throws MultipleFailuresError {
    Failure.require(executables != null && executables.length > 0);
    assertAll(heading, Arrays.asList(executables));
  }

  public static void assertAll(Collection<Executable> executables)
      throws MultipleFailuresError {
    assertAll(null, executables);
  }

  public static void assertAll(
      String heading, Collection<Executable> executables)
      throws MultipleFailuresError {
    Failure.require(executables != null);
    for (Executable executable : executables)
      Failure.require(executable != null);
    List<Throwable> failures = null;
    for (Executable executable : executables) {
      try {
        executable.execute();
      } catch (Throwable thrown) {
        Failure.rethrowUnrecoverable(thrown);
        failures = with(failures, thrown);
      }
    }
    if (failures != null) throw new MultipleFailuresError(heading, failures);
  }

  private static List<Throwable> with(List<Throwable> all, Throwable another) {
    final List<Throwable> result = all == null ? new ArrayList<>() : all;
    result.add(another);
    return result;
  }
}
