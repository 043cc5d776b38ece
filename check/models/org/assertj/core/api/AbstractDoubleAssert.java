package org.assertj.core.api;

import org.assertj.core.data.Offset;
import summa.Equal;

public abstract class AbstractDoubleAssert<
        SELF extends AbstractDoubleAssert<SELF>>
    extends AbstractComparableAssert<SELF, Double> {
  public AbstractDoubleAssert(Double actual, Class<?> selfType) {
    super(actual, selfType);
  }

  final double value() {
    return isNotNull().actual.doubleValue();
  }

  @Override
  public SELF isBetween(Double start, Double end) {
    return super.isBetween(start, end);
  }

  @Override
  public SELF isStrictlyBetween(Double start, Double end) {
    return super.isStrictlyBetween(start, end);
  }

  // As Double.compareTo: NaN is the largest, and -0.0 is less than 0.0.
  private int compare(double other) {
    return Double.compare(value(), other);
  }

  public SELF isEqualTo(double expected) {
    return claim(Equal.doubles(value(), expected));
  }

  public SELF isNotEqualTo(double other) {
    return claim(!Equal.doubles(value(), other));
  }

  public SELF isLessThan(double other) {
    return claim(compare(other) < 0);
  }

  public SELF isLessThanOrEqualTo(double other) {
    return claim(compare(other) <= 0);
  }

  public SELF isGreaterThan(double other) {
    return claim(compare(other) > 0);
  }

  public SELF isGreaterThanOrEqualTo(double other) {
    return claim(compare(other) >= 0);
  }

  public SELF isZero() {
    return claim(Equal.doubles(value(), 0.0));
  }

  public SELF isNotZero() {
    return claim(!Equal.doubles(value(), 0.0));
  }

  public SELF isOne() {
    return claim(value() == 1.0);
  }

  public SELF isPositive() {
    return claim(compare(0.0) > 0);
  }

  public SELF isNegative() {
    return claim(compare(0.0) < 0);
  }

  public SELF isNotNegative() {
    return claim(compare(0.0) >= 0);
  }

  public SELF isNotPositive() {
    return claim(compare(0.0) <= 0);
  }

  public SELF isNaN() {
    return claim(actual != null && actual.isNaN());
  }

  public SELF isNotNaN() {
    return claim(actual != null && !actual.isNaN());
  }

  public SELF isEqualTo(double expected, Offset<Double> offset) {
    return isCloseTo(expected, offset);
  }

  public SELF isEqualTo(Double expected, Offset<Double> offset) {
    return isCloseTo(expected, offset);
  }

  public SELF isCloseTo(double expected, Offset<Double> offset) {
    return claim(same(expected) || near(expected, offset));
  }

  public SELF isCloseTo(Double expected, Offset<Double> offset) {
    return isCloseTo(expected.doubleValue(), offset);
  }

  public SELF isNotCloseTo(double expected, Offset<Double> offset) {
    final boolean same = !offset.strict && same(expected);
    return claim(!same && !near(expected, offset));
  }

  public SELF isNotCloseTo(Double expected, Offset<Double> offset) {
    return isNotCloseTo(expected.doubleValue(), offset);
  }

  // What has no distance: NaN and infinities.
  private boolean same(double expected) {
    return Equal.doubles(expected, value());
  }

  private boolean near(double expected, Offset<Double> offset) {
    final double distance = Math.abs(expected - value());
    final double allowed = offset.value.doubleValue();
    return offset.strict ? distance < allowed : distance <= allowed;
  }

  static final class Of extends AbstractDoubleAssert<Of> {
    Of(Double actual) {
      super(actual, Of.class);
    }
  }

  /** Of a value, in a box of its own: which one others share is a branch. */
  static final class OfValue extends AbstractDoubleAssert<OfValue> {
    OfValue(double actual) {
      super(new Double(actual), OfValue.class);
    }

    @Override
    Object identity() {
      return Double.valueOf(value());
    }

    // To a value 0.0 and -0.0 are one, to a box they are not.
    @Override
    public OfValue isZero() {
      return claim(value() == 0.0);
    }

    @Override
    public OfValue isNotZero() {
      return claim(value() != 0.0);
    }
  }
}
