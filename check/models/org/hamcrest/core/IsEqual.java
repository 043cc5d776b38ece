package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;
import summa.Equal;

public class IsEqual<T> extends Silent<T> {
  private final Object expected;

  public IsEqual(T expected) {
    this.expected = expected;
  }

  @Override
  public boolean matches(Object actual) {
    return Equal.objects(actual, expected) || Equal.bothArrays(actual, expected);
  }

  public static <T> Matcher<T> equalTo(T operand) {
    return new IsEqual<>(operand);
  }

  public static Matcher<Object> equalToObject(Object operand) {
    return new IsEqual<>(operand);
  }
}
