package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsIterableContaining<T> extends Silent<Iterable<? super T>> {
  private final Matcher<? super T> matcher;

  public IsIterableContaining(Matcher<? super T> matcher) {
    this.matcher = matcher;
  }

  @Override
  public boolean matches(Object actual) {
    if (!(actual instanceof Iterable)) return false;
    for (Object item : (Iterable<?>) actual)
      if (matcher.matches(item)) return true;
    return false;
  }

  public static <T> Matcher<Iterable<? super T>> hasItem(
      Matcher<? super T> matcher) {
    return new IsIterableContaining<>(matcher);
  }

  public static <T> Matcher<Iterable<? super T>> hasItem(T item) {
    return new IsIterableContaining<>(new IsEqual<>(item));
  }

  @SafeVarargs
  @SuppressWarnings({"unchecked", "rawtypes"})
  public static <T> Matcher<Iterable<T>> hasItems(
      Matcher<? super T>... matchers) {
    final Matcher[] all = new Matcher[matchers.length];
    for (int i = 0; i < all.length; i++)
      all[i] = new IsIterableContaining<>(matchers[i]);
    return new AllOf<Iterable<T>>(all);
  }

  @SafeVarargs
  @SuppressWarnings({"unchecked", "rawtypes"})
  public static <T> Matcher<Iterable<T>> hasItems(T... items) {
    final Matcher[] all = new Matcher[items.length];
    for (int i = 0; i < all.length; i++) all[i] = hasItem(items[i]);
    return new AllOf<Iterable<T>>(all);
  }
}
