package org.junit;

import org.hamcrest.Matcher;

@SuppressWarnings("deprecation")
public class AssumptionViolatedException
    extends org.junit.internal.AssumptionViolatedException {
  public <T> AssumptionViolatedException(T actual, Matcher<T> matcher) {
    super(actual, matcher);
  }

  public <T> AssumptionViolatedException(
      String message, T expected, Matcher<T> matcher) {
    super(message, expected, matcher);
  }

  public AssumptionViolatedException(String message) {
    super(message);
  }

  public AssumptionViolatedException(String message, Throwable cause) {
    super(message, cause);
  }
}
