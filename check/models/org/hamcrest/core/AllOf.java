package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class AllOf<T> extends Silent<T> {
  private final Matcher<? super T>[] matchers;

  @SafeVarargs
  public AllOf(Matcher<? super T>... matchers) {
    this.matchers = matchers;
  }

  @Override
  public boolean matches(Object actual) {
    for (Matcher<? super T> matcher : matchers)
      if (!matcher.matches(actual)) return false;
    return true;
  }

  @SafeVarargs
  public static <T> Matcher<T> allOf(Matcher<? super T>... matchers) {
    return new AllOf<>(matchers);
  }
}
