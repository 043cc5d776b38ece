package junit.framework;

import summa.Equal;

/** JUnit 3's assertions. */
public class Assert {
  protected Assert() {}

  public static void fail() {
    throw new AssertionFailedError();
  }

  public static void fail(String message) {
    throw new AssertionFailedError(message);
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

  public static void assertNotSame(Object expected, Object actual) {
    if (expected == actual) fail();
  }

  public static void assertNotSame(
      String message, Object expected, Object actual) {
    if (expected == actual) fail(message);
  }

  public static void assertEquals(Object expected, Object actual) {
    if (!Equal.objects(expected, actual)) fail();
  }

  public static void assertEquals(
      String message, Object expected, Object actual) {
    if (!Equal.objects(expected, actual)) fail(message);
  }

  public static void assertEquals(String expected, String actual) {
    assertEquals(null, expected, actual);
  }

  public static void assertEquals(
      String message, String expected, String actual) {
    if (!Equal.objects(expected, actual))
      throw new ComparisonFailure(message, expected, actual);
  }

  public static void assertEquals(boolean expected, boolean actual) {
    if (expected != actual) fail();
  }

  public static void assertEquals(
      String message, boolean expected, boolean actual) {
    if (expected != actual) fail(message);
  }

  public static void assertEquals(byte expected, byte actual) {
    if (expected != actual) fail();
  }

  public static void assertEquals(String message, byte expected, byte actual) {
    if (expected != actual) fail(message);
  }

  public static void assertEquals(char expected, char actual) {
    if (expected != actual) fail();
  }

  public static void assertEquals(String message, char expected, char actual) {
    if (expected != actual) fail(message);
  }

  public static void assertEquals(short expected, short actual) {
    if (expected != actual) fail();
  }

  public static void assertEquals(
      String message, short expected, short actual) {
    if (expected != actual) fail(message);
  }

  public static void assertEquals(int expected, int actual) {
    if (expected != actual) fail();
  }

  public static void assertEquals(String message, int expected, int actual) {
    if (expected != actual) fail(message);
  }

  public static void assertEquals(long expected, long actual) {
    if (expected != actual) fail();
  }

  public static void assertEquals(String message, long expected, long actual) {
    if (expected != actual) fail(message);
  }

  public static void assertEquals(
      double expected, double actual, double delta) {
    if (!Equal.doubles(expected, actual, delta)) fail();
  }

  public static void assertEquals(
      String message, double expected, double actual, double delta) {
    if (!Equal.doubles(expected, actual, delta)) fail(message);
  }

  public static void assertEquals(float expected, float actual, float delta) {
    if (!Equal.floats(expected, actual, delta)) fail();
  }

  public static void assertEquals(
      String message, float expected, float actual, float delta) {
    if (!Equal.floats(expected, actual, delta)) fail(message);
  }

  public static void failSame(String message) {
    fail(message);
  }

  public static void failNotSame(
      String message, Object expected, Object actual) {
    fail(message);
  }

  public static void failNotEquals(
      String message, Object expected, Object actual) {
    fail(message);
  }
}
