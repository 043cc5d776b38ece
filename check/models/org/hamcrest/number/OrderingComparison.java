package org.hamcrest.number;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

/** Matches where compareTo gives one of the signs from least to most. */
public class OrderingComparison<T extends Comparable<T>> extends Silent<T> {
  private final T expected;
  private final int least;
  private final int most;

  private OrderingComparison(T expected, int least, int most) {
    this.expected = expected;
    this.least = least;
    this.most = most;
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean matches(Object actual) {
    if (!(actual instanceof Comparable)) return false;
    final int sign = Integer.signum(((T) actual).compareTo(expected));
    return least <= sign && sign <= most;
  }

  public static <T extends Comparable<T>> Matcher<T> comparesEqualTo(T value) {
    return new OrderingComparison<>(value, 0, 0);
  }

  public static <T extends Comparable<T>> Matcher<T> greaterThan(T value) {
    return new OrderingComparison<>(value, 1, 1);
  }

  public static <T extends Comparable<T>> Matcher<T> greaterThanOrEqualTo(
      T value) {
    return new OrderingComparison<>(value, 0, 1);
  }

  public static <T extends Comparable<T>> Matcher<T> lessThan(T value) {
    return new OrderingComparison<>(value, -1, -1);
  }

  public static <T extends Comparable<T>> Matcher<T> lessThanOrEqualTo(
      T value) {
    return new OrderingComparison<>(value, -1, 0);
  }
}
