package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsNull<T> extends Silent<T> {
  @Override
  public boolean matches(Object actual) {
    return actual == null;
  }

  public static Matcher<Object> nullValue() {
    return new IsNull<>();
  }

  public static Matcher<Object> notNullValue() {
    return new IsNot<>(new IsNull<>());
  }

  public static <T> Matcher<T> nullValue(Class<T> type) {
    return new IsNull<>();
  }

  public static <T> Matcher<T> notNullValue(Class<T> type) {
    return new IsNot<>(new IsNull<>());
  }
}
