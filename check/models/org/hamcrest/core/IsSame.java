package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsSame<T> extends Silent<T> {
  private final T object;

  public IsSame(T object) {
    this.object = object;
  }

  @Override
  public boolean matches(Object actual) {
    return actual == object;
  }

  public static <T> Matcher<T> sameInstance(T target) {
    return new IsSame<>(target);
  }

  public static <T> Matcher<T> theInstance(T target) {
    return new IsSame<>(target);
  }
}
