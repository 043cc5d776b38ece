package org.hamcrest;

/** Hamcrest's assertion. */
public class MatcherAssert {
  public static <T> void assertThat(T actual, Matcher<? super T> matcher) {
    if (!matcher.matches(actual)) throw new AssertionError();
  }

  public static <T> void assertThat(
      String reason, T actual, Matcher<? super T> matcher) {
    if (!matcher.matches(actual)) throw new AssertionError(reason, null);
  }

  public static void assertThat(String reason, boolean assertion) {
    if (!assertion) throw new AssertionError(reason, null);
  }
}
