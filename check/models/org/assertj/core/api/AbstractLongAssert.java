package org.assertj.core.api;

import org.assertj.core.data.Offset;

public abstract class AbstractLongAssert<
        SELF extends AbstractLongAssert<SELF>>
    extends AbstractComparableAssert<SELF, Long> {
  public AbstractLongAssert(Long actual, Class<?> selfType) {
    super(actual, selfType);
  }

  final long value() {
    return isNotNull().actual.longValue();
  }

  public SELF isEqualTo(long expected) {
    return claim(actual != null && actual.longValue() == expected);
  }

  public SELF isNotEqualTo(long other) {
    return claim(actual != null && actual.longValue() != other);
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

  public SELF isLessThan(long other) {
    return claim(value() < other);
  }

  public SELF isLessThanOrEqualTo(long other) {
    return claim(value() <= other);
  }

  public SELF isGreaterThan(long other) {
    return claim(value() > other);
  }

  public SELF isGreaterThanOrEqualTo(long other) {
    return claim(value() >= other);
  }

  @Override
  public SELF isBetween(Long start, Long end) {
    final long value = value();
    if (end.longValue() < start.longValue())
      throw new IllegalArgumentException();
    return claim(
        value >= start.longValue() && value <= end.longValue());
  }

  @Override
  public SELF isStrictlyBetween(Long start, Long end) {
    final long value = value();
    if (end.longValue() <= start.longValue())
      throw new IllegalArgumentException();
    return claim(
        value > start.longValue() && value < end.longValue());
  }

  public SELF isCloseTo(long expected, Offset<Long> offset) {
    return claim(close(expected, offset));
  }

  public SELF isCloseTo(Long expected, Offset<Long> offset) {
    return claim(close(expected.longValue(), offset));
  }

  public SELF isNotCloseTo(long expected, Offset<Long> offset) {
    return claim(!close(expected, offset));
  }

  public SELF isNotCloseTo(Long expected, Offset<Long> offset) {
    return claim(!close(expected.longValue(), offset));
  }

  private boolean close(long expected, Offset<Long> offset) {
    final long distance = Math.abs(expected - value());
    final long allowed = offset.value.longValue();
    return offset.strict ? distance < allowed : distance <= allowed;
  }

  static final class Of extends AbstractLongAssert<Of> {
    Of(Long actual) {
      super(actual, Of.class);
    }
  }

  /** Of a value, in a box of its own: which one others share is a branch. */
  static final class OfValue extends AbstractLongAssert<OfValue> {
    OfValue(long actual) {
      super(new Long(actual), OfValue.class);
    }

    @Override
    Object identity() {
      return Long.valueOf(value());
    }
  }
}
