package org.junit;

import org.hamcrest.Matcher;

/** JUnit 4's assumptions. */
public class Assume {
  public Assume() {}

  public static void assumeTrue(boolean condition) {
    if (!condition) violated(null);
  }

  public static void assumeTrue(String message, boolean condition) {
    if (!condition) violated(message);
  }

  public static void assumeFalse(boolean condition) {
    if (condition) violated(null);
  }

  public static void assumeFalse(String message, boolean condition) {
    if (condition) violated(message);
  }

  public static void assumeNotNull(Object... objects) {
    if (objects == null) violated(null);
    for (int i = 0; i < objects.length; i++)
      if (objects[i] == null) violated(null);
  }

  public static <T> void assumeThat(T actual, Matcher<T> matcher) {
    if (!matcher.matches(actual)) violated(null);
  }

  public static <T> void assumeThat(
      String message, T actual, Matcher<T> matcher) {
    if (!matcher.matches(actual)) violated(message);
  }

  public static void assumeNoException(Throwable thrown) {
    assumeNoException(null, thrown);
  }

  public static void assumeNoException(String message, Throwable thrown) {
    if (thrown != null) throw new AssumptionViolatedException(message, thrown);
  }

  private static void violated(String message) {
    throw new AssumptionViolatedException(message);
  }
}
