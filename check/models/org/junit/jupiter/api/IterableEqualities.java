package org.junit.jupiter.api;

import java.util.Iterator;
import java.util.function.Supplier;
import summa.Equal;

/** What assertIterableEquals takes. */
abstract class IterableEqualities extends ArrayEqualities {
  public static void assertIterableEquals(
      Iterable<?> expected, Iterable<?> actual) {
    if (!same(expected, actual)) Failure.of();
  }

  public static void assertIterableEquals(
      Iterable<?> expected, Iterable<?> actual, String message) {
    if (!same(expected, actual)) Failure.of(message);
  }

  public static void assertIterableEquals(
      Iterable<?> expected, Iterable<?> actual, Supplier<String> message) {
    if (!same(expected, actual)) Failure.of(message);
  }

  private static boolean same(Iterable<?> expected, Iterable<?> actual) {
    if (expected == actual) return true;
    if (expected == null || actual == null) return false;
    final Iterator<?> left = expected.iterator();
    final Iterator<?> right = actual.iterator();
    while (left.hasNext() && right.hasNext())
      if (!sameElement(left.next(), right.next())) return false;
    return !left.hasNext() && !right.hasNext();
  }

  private static boolean sameElement(Object expected, Object actual) {
    if (Equal.objects(expected, actual)) return true;
    return expected instanceof Iterable
        && actual instanceof Iterable
        && same((Iterable<?>) expected, (Iterable<?>) actual);
  }
}
