package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class Is<T> extends Silent<T> {
  private final Matcher<T> matcher;

  public Is(Matcher<T> matcher) {
    this.matcher = matcher;
  }

  @Override
  public boolean matches(Object actual) {
    return matcher.matches(actual);
  }

  public static <T> Matcher<T> is(Matcher<T> matcher) {
    return new Is<>(matcher);
  }

  public static <T> Matcher<T> is(T value) {
    return new IsEqual<>(value);
  }

  public static <T> Matcher<T> isA(Class<?> type) {
    return IsInstanceOf.instanceOf(type);
  }
}
