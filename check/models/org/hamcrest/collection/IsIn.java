package org.hamcrest.collection;

import java.util.Arrays;
import java.util.Collection;
import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsIn<T> extends Silent<T> {
  private final Collection<T> collection;

  public IsIn(Collection<T> collection) {
    this.collection = collection;
  }

  public IsIn(T[] elements) {
    this(Arrays.asList(elements));
  }

  @Override
  public boolean matches(Object actual) {
    return collection.contains(actual);
  }

  public static <T> Matcher<T> in(Collection<T> collection) {
    return new IsIn<>(collection);
  }

  public static <T> Matcher<T> in(T[] elements) {
    return new IsIn<>(elements);
  }

  @SafeVarargs
  public static <T> Matcher<T> oneOf(T... elements) {
    return new IsIn<>(elements);
  }
}
