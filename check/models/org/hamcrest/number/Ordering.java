package org.hamcrest.number;

import org.hamcrest.Silent;

/** Matches where compareTo gives one of the signs from least to most. */
final class Ordering<T extends Comparable<T>> extends Silent<T> {
  private final T expected;
  private final int least;
  private final int most;

  Ordering(T expected, int least, int most) {
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
}
