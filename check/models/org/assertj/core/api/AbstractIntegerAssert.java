package org.assertj.core.api;

import org.assertj.core.data.Offset;

public abstract class AbstractIntegerAssert<
        SELF extends AbstractIntegerAssert<SELF>>
    extends AbstractComparableAssert<SELF, Integer> {
  public AbstractIntegerAssert(Integer actual, Class<?> selfType) {
    super(actual, selfType);
  }

  final int value() {
    return isNotNull().actual.intValue();
  }

  public SELF isEqualTo(int expected) {
    return claim(actual != null && actual.intValue() == expected);
  }

  public SELF isEqualTo(long expected) {
    return claim(actual != null && actual.intValue() == expected);
  }

  public SELF isNotEqualTo(int other) {
    return claim(actual != null && actual.intValue() != other);
  }

  public SELF isZero() {
    return claim(value() == 0);
  }

  public SELF isNotZero() {
    return claim(value() != 0);
  }

  public SELF isOne() {
    return claim(value() == 1);
  }

  public SELF isPositive() {
    return claim(value() > 0);
  }

  public SELF isNegative() {
    return claim(value() < 0);
  }

  public SELF isNotNegative() {
    return claim(value() >= 0);
  }

  public SELF isNotPositive() {
    return claim(value() <= 0);
  }

  public SELF isLessThan(int other) {
    return claim(value() < other);
  }

  public SELF isLessThanOrEqualTo(int other) {
    return claim(value() <= other);
  }

  public SELF isGreaterThan(int other) {
    return claim(value() > other);
  }

  public SELF isGreaterThanOrEqualTo(int other) {
    return claim(value() >= other);
  }

  @Override
  public SELF isBetween(Integer start, Integer end) {
    final int value = value();
    if (end.intValue() < start.intValue())
      throw new IllegalArgumentException();
    return claim(
        value >= start.intValue() && value <= end.intValue());
  }

  @Override
  public SELF isStrictlyBetween(Integer start, Integer end) {
    final int value = value();
    if (end.intValue() <= start.intValue())
      throw new IllegalArgumentException();
    return claim(
        value > start.intValue() && value < end.intValue());
  }

  public SELF isCloseTo(int expected, Offset<Integer> offset) {
    return claim(close(expected, offset));
  }

  public SELF isCloseTo(Integer expected, Offset<Integer> offset) {
    return claim(close(expected.intValue(), offset));
  }

  public SELF isNotCloseTo(int expected, Offset<Integer> offset) {
    return claim(!close(expected, offset));
  }

  public SELF isNotCloseTo(Integer expected, Offset<Integer> offset) {
    return claim(!close(expected.intValue(), offset));
  }

  private boolean close(int expected, Offset<Integer> offset) {
    final int distance = Math.abs(expected - value());
    final int allowed = offset.value.intValue();
    return offset.strict ? distance < allowed : distance <= allowed;
  }

  static final class Of extends AbstractIntegerAssert<Of> {
    Of(Integer actual) {
      super(actual, Of.class);
    }
  }

  /** Of a value, in a box of its own: which one others share is a branch. */
  static final class OfValue extends AbstractIntegerAssert<OfValue> {
    OfValue(int actual) {
      super(new Integer(actual), OfValue.class);
    }

    @Override
    Object identity() {
      return Integer.valueOf(value());
    }
  }
}
