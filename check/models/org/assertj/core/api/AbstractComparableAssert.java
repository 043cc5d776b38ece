package org.assertj.core.api;

public abstract class AbstractComparableAssert<
        SELF extends AbstractComparableAssert<SELF, ACTUAL>,
        ACTUAL extends Comparable<? super ACTUAL>>
    extends AbstractObjectAssert<SELF, ACTUAL> {
  public AbstractComparableAssert(ACTUAL actual, Class<?> selfType) {
    super(actual, selfType);
  }

  private int compare(ACTUAL other) {
    return isNotNull().actual.compareTo(other);
  }

  public SELF isEqualByComparingTo(ACTUAL other) {
    return claim(compare(other) == 0);
  }

  public SELF isNotEqualByComparingTo(ACTUAL other) {
    return claim(compare(other) != 0);
  }

  public SELF isLessThan(ACTUAL other) {
    return claim(compare(other) < 0);
  }

  public SELF isLessThanOrEqualTo(ACTUAL other) {
    return claim(compare(other) <= 0);
  }

  public SELF isGreaterThan(ACTUAL other) {
    return claim(compare(other) > 0);
  }

  public SELF isGreaterThanOrEqualTo(ACTUAL other) {
    return claim(compare(other) >= 0);
  }

  public SELF isBetween(ACTUAL start, ACTUAL end) {
    isNotNull();
    if (end.compareTo(start) < 0) throw new IllegalArgumentException();
    return claim(compare(start) >= 0 && compare(end) <= 0);
  }

  public SELF isStrictlyBetween(ACTUAL start, ACTUAL end) {
    isNotNull();
    if (end.compareTo(start) <= 0) throw new IllegalArgumentException();
    return claim(compare(start) > 0 && compare(end) < 0);
  }

  static final class Of<T extends Comparable<? super T>>
      extends AbstractComparableAssert<Of<T>, T> {
    Of(T actual) {
      super(actual, Of.class);
    }
  }
}
