package org.junit.internal;

import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.SelfDescribing;

public class AssumptionViolatedException extends RuntimeException
    implements SelfDescribing {
  @Deprecated
  public AssumptionViolatedException(
      String assumption, boolean hasValue, Object value, Matcher<?> matcher) {
    super(assumption, value instanceof Throwable ? (Throwable) value : null);
  }

  @Deprecated
  public AssumptionViolatedException(Object value, Matcher<?> matcher) {
    this(null, true, value, matcher);
  }

  @Deprecated
  public AssumptionViolatedException(
      String assumption, Object value, Matcher<?> matcher) {
    this(assumption, true, value, matcher);
  }

  @Deprecated
  public AssumptionViolatedException(String assumption) {
    super(assumption, null);
  }

  @Deprecated
  public AssumptionViolatedException(String assumption, Throwable cause) {
    super(assumption, cause);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText(getMessage());
  }
}
