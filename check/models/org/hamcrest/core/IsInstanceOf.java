package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsInstanceOf extends Silent<Object> {
  private final Class<?> type;

  public IsInstanceOf(Class<?> type) {
    this.type = type.isPrimitive() ? boxOf(type) : type;
  }

  private static Class<?> boxOf(Class<?> primitive) {
    if (primitive == boolean.class) return Boolean.class;
    if (primitive == byte.class) return Byte.class;
    if (primitive == char.class) return Character.class;
    if (primitive == short.class) return Short.class;
    if (primitive == int.class) return Integer.class;
    if (primitive == long.class) return Long.class;
    if (primitive == float.class) return Float.class;
    return primitive == double.class ? Double.class : primitive;
  }

  @Override
  public boolean matches(Object actual) {
    return type.isInstance(actual);
  }

  @SuppressWarnings("unchecked")
  public static <T> Matcher<T> instanceOf(Class<?> type) {
    return (Matcher<T>) new IsInstanceOf(type);
  }

  @SuppressWarnings("unchecked")
  public static <T> Matcher<T> any(Class<T> type) {
    return (Matcher<T>) new IsInstanceOf(type);
  }
}
