package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class Every<T> extends Silent<Iterable<? extends T>> {
  private final Matcher<? super T> matcher;

  public Every(Matcher<? super T> matcher) {
    this.matcher = matcher;
  }

  @Override
  public boolean matches(Object actual) {
    if (!(actual instanceof Iterable)) return false;
    for (Object item : (Iterable<?>) actual)
      if (!matcher.matches(item)) return false;
    return true;
  }

  public static <U> Matcher<Iterable<? extends U>> everyItem(
      Matcher<U> matcher) {
    return new Every<>(matcher);
  }
}
