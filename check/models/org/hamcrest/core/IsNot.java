package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsNot<T> extends Silent<T> {
  private final Matcher<T> matcher;

  public IsNot(Matcher<T> matcher) {
    this.matcher = matcher;
  }

  @Override
  public boolean matches(Object actual) {
    return !matcher.matches(actual);
  }

  public static <T> Matcher<T> not(Matcher<T> matcher) {
    return new IsNot<>(matcher);
  }

  public static <T> Matcher<T> not(T value) {
    return new IsNot<>(new IsEqual<>(value));
  }
}
