package org.junit;

import org.hamcrest.Matcher;
import org.hamcrest.MatcherAssert;
import org.junit.function.ThrowingRunnable;
import org.junit.internal.ArrayComparisonFailure;
import summa.Equal;

/** JUnit 4's assertions. */
public class Assert {
  protected Assert() {}

  public static void fail() {
    throw new AssertionError();
  }

  public static void fail(String message) {
    throw new AssertionError(message, null);
  }

  public static void assertTrue(boolean condition) {
    if (!condition) fail();
  }

  public static void assertTrue(String message, boolean condition) {
    if (!condition) fail(message);
  }

  public static void assertFalse(boolean condition) {
    if (condition) fail();
  }

  public static void assertFalse(String message, boolean condition) {
    if (condition) fail(message);
  }

  public static void assertNull(Object object) {
    if (object != null) fail();
  }

  public static void assertNull(String message, Object object) {
    if (object != null) fail(message);
  }

  public static void assertNotNull(Object object) {
    if (object == null) fail();
  }

  public static void assertNotNull(String message, Object object) {
    if (object == null) fail(message);
  }

  public static void assertSame(Object expected, Object actual) {
    if (expected != actual) fail();
  }

  public static void assertSame(
      String message, Object expected, Object actual) {
    if (expected != actual) fail(message);
  }

  public static void assertNotSame(Object unexpected, Object actual) {
    if (unexpected == actual) fail();
  }

  public static void assertNotSame(
      String message, Object unexpected, Object actual) {
    if (unexpected == actual) fail(message);
  }

  public static void assertEquals(Object expected, Object actual) {
    if (!Equal.objects(expected, actual)) unequal(null, expected, actual);
  }

  public static void assertEquals(
      String message, Object expected, Object actual) {
    if (!Equal.objects(expected, actual)) unequal(message, expected, actual);
  }

  private static void unequal(String message, Object expected, Object actual) {
    if (expected instanceof String && actual instanceof String)
      throw new ComparisonFailure(message, (String) expected, (String) actual);
    fail(message);
  }

  public static void assertNotEquals(Object unexpected, Object actual) {
    if (Equal.objects(unexpected, actual)) fail();
  }

  public static void assertNotEquals(
      String message, Object unexpected, Object actual) {
    if (Equal.objects(unexpected, actual)) fail(message);
  }

  public static void assertEquals(long expected, long actual) {
    if (expected != actual) fail();
  }

  public static void assertEquals(String message, long expected, long actual) {
    if (expected != actual) fail(message);
  }

  public static void assertNotEquals(long unexpected, long actual) {
    if (unexpected == actual) fail();
  }

  public static void assertNotEquals(
      String message, long unexpected, long actual) {
    if (unexpected == actual) fail(message);
  }

  public static void assertEquals(
      double expected, double actual, double delta) {
    if (!Equal.doubles(expected, actual, delta)) fail();
  }

  public static void assertEquals(
      String message, double expected, double actual, double delta) {
    if (!Equal.doubles(expected, actual, delta)) fail(message);
  }

  public static void assertNotEquals(
      double unexpected, double actual, double delta) {
    if (Equal.doubles(unexpected, actual, delta)) fail();
  }

  public static void assertNotEquals(
      String message, double unexpected, double actual, double delta) {
    if (Equal.doubles(unexpected, actual, delta)) fail(message);
  }

  public static void assertEquals(float expected, float actual, float delta) {
    if (!Equal.floats(expected, actual, delta)) fail();
  }

  public static void assertEquals(
      String message, float expected, float actual, float delta) {
    if (!Equal.floats(expected, actual, delta)) fail(message);
  }

  public static void assertNotEquals(
      float unexpected, float actual, float delta) {
    if (Equal.floats(unexpected, actual, delta)) fail();
  }

  public static void assertNotEquals(
      String message, float unexpected, float actual, float delta) {
    if (Equal.floats(unexpected, actual, delta)) fail(message);
  }

  // Without a delta it has failed ever since it was deprecated.
  public static void assertEquals(double expected, double actual) {
    fail();
  }

  public static void assertEquals(
      String message, double expected, double actual) {
    fail(message);
  }

  public static void assertEquals(Object[] expecteds, Object[] actuals) {
    assertArrayEquals(null, expecteds, actuals);
  }

  public static void assertEquals(
      String message, Object[] expecteds, Object[] actuals) {
    assertArrayEquals(message, expecteds, actuals);
  }

  public static void assertArrayEquals(Object[] expecteds, Object[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(null, expecteds, actuals);
  }

  public static void assertArrayEquals(
      String message, Object[] expecteds, Object[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(message, expecteds, actuals);
  }

  public static void assertArrayEquals(boolean[] expecteds, boolean[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(null, expecteds, actuals);
  }

  public static void assertArrayEquals(
      String message, boolean[] expecteds, boolean[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(message, expecteds, actuals);
  }

  public static void assertArrayEquals(byte[] expecteds, byte[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(null, expecteds, actuals);
  }

  public static void assertArrayEquals(
      String message, byte[] expecteds, byte[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(message, expecteds, actuals);
  }

  public static void assertArrayEquals(char[] expecteds, char[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(null, expecteds, actuals);
  }

  public static void assertArrayEquals(
      String message, char[] expecteds, char[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(message, expecteds, actuals);
  }

  public static void assertArrayEquals(short[] expecteds, short[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(null, expecteds, actuals);
  }

  public static void assertArrayEquals(
      String message, short[] expecteds, short[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(message, expecteds, actuals);
  }

  public static void assertArrayEquals(int[] expecteds, int[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(null, expecteds, actuals);
  }

  public static void assertArrayEquals(
      String message, int[] expecteds, int[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(message, expecteds, actuals);
  }

  public static void assertArrayEquals(long[] expecteds, long[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(null, expecteds, actuals);
  }

  public static void assertArrayEquals(
      String message, long[] expecteds, long[] actuals) {
    if (!Equal.arrays(expecteds, actuals))
      unequalArrays(message, expecteds, actuals);
  }

  public static void assertArrayEquals(
      double[] expecteds, double[] actuals, double delta) {
    if (!Equal.arrays(expecteds, actuals, delta))
      unequalArrays(null, expecteds, actuals);
  }

  public static void assertArrayEquals(
      String message, double[] expecteds, double[] actuals, double delta) {
    if (!Equal.arrays(expecteds, actuals, delta))
      unequalArrays(message, expecteds, actuals);
  }

  public static void assertArrayEquals(
      float[] expecteds, float[] actuals, float delta) {
    if (!Equal.arrays(expecteds, actuals, delta))
      unequalArrays(null, expecteds, actuals);
  }

  public static void assertArrayEquals(
      String message, float[] expecteds, float[] actuals, float delta) {
    if (!Equal.arrays(expecteds, actuals, delta))
      unequalArrays(message, expecteds, actuals);
  }

  private static void unequalArrays(
      String message, Object expecteds, Object actuals) {
    if (expecteds == null || actuals == null) fail(message);
    throw new ArrayComparisonFailure(message, null, 0);
  }

  @Deprecated
  public static <T> void assertThat(T actual, Matcher<? super T> matcher) {
    MatcherAssert.assertThat(actual, matcher);
  }

  @Deprecated
  public static <T> void assertThat(
      String reason, T actual, Matcher<? super T> matcher) {
    MatcherAssert.assertThat(reason, actual, matcher);
  }

  public static <T extends Throwable> T assertThrows(
      Class<T> expected, ThrowingRunnable runnable) {
    return assertThrows(null, expected, runnable);
  }

  @SuppressWarnings("unchecked")
  public static <T extends Throwable> T assertThrows(
      String message, Class<T> expected, ThrowingRunnable runnable) {
    try {
      runnable.run();
    } catch (Throwable thrown) {
      if (expected.isInstance(thrown)) return (T) thrown;
      throw new AssertionError(message, thrown);
    }
    throw new AssertionError(message, null);
  }
}
