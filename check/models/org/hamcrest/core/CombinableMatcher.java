package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

/** both(...).and(...), either(...).or(...); null never matches. */
public class CombinableMatcher<T> extends Silent<T> {
  private final Matcher<? super T> matcher;

  public CombinableMatcher(Matcher<? super T> matcher) {
    this.matcher = matcher;
  }

  @Override
  public boolean matches(Object actual) {
    return actual != null && matcher.matches(actual);
  }

  public CombinableMatcher<T> and(Matcher<? super T> other) {
    return new CombinableMatcher<>(new AllOf<T>(matcher, other));
  }

  public CombinableMatcher<T> or(Matcher<? super T> other) {
    return new CombinableMatcher<>(new AnyOf<T>(matcher, other));
  }

  public static <L> CombinableBothMatcher<L> both(Matcher<? super L> matcher) {
    return new CombinableBothMatcher<>(matcher);
  }

  public static <L> CombinableEitherMatcher<L> either(
      Matcher<? super L> matcher) {
    return new CombinableEitherMatcher<>(matcher);
  }

  public static final class CombinableBothMatcher<X> {
    private final Matcher<? super X> first;

    public CombinableBothMatcher(Matcher<? super X> matcher) {
      this.first = matcher;
    }

    public CombinableMatcher<X> and(Matcher<? super X> other) {
      return new CombinableMatcher<X>(first).and(other);
    }
  }

  public static final class CombinableEitherMatcher<X> {
    private final Matcher<? super X> first;

    public CombinableEitherMatcher(Matcher<? super X> matcher) {
      this.first = matcher;
    }

    public CombinableMatcher<X> or(Matcher<? super X> other) {
      return new CombinableMatcher<X>(first).or(other);
    }
  }
}
