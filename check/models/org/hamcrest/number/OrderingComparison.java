package org.hamcrest.number;

import org.hamcrest.Matcher;

public class OrderingComparison {
  private OrderingComparison() {}

  public static <T extends Comparable<T>> Matcher<T> comparesEqualTo(T value) {
    return new Ordering<>(value, 0, 0);
  }

  public static <T extends Comparable<T>> Matcher<T> greaterThan(T value) {
    return new Ordering<>(value, 1, 1);
  }

  public static <T extends Comparable<T>> Matcher<T> greaterThanOrEqualTo(
      T value) {
    return new Ordering<>(value, 0, 1);
  }

  public static <T extends Comparable<T>> Matcher<T> lessThan(T value) {
    return new Ordering<>(value, -1, -1);
  }

  public static <T extends Comparable<T>> Matcher<T> lessThanOrEqualTo(
      T value) {
    return new Ordering<>(value, -1, 0);
  }
}
