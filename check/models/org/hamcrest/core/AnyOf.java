package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class AnyOf<T> extends Silent<T> {
  private final Matcher<? super T>[] matchers;

  @SafeVarargs
  public AnyOf(Matcher<? super T>... matchers) {
    this.matchers = matchers;
  }

  @Override
  public boolean matches(Object actual) {
    for (Matcher<? super T> matcher : matchers)
      if (matcher.matches(actual)) return true;
    return false;
  }

  @SafeVarargs
  public static <T> AnyOf<T> anyOf(Matcher<? super T>... matchers) {
    return new AnyOf<>(matchers);
  }
}
