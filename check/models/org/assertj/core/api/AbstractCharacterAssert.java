package org.assertj.core.api;

public abstract class AbstractCharacterAssert<
        SELF extends AbstractCharacterAssert<SELF>>
    extends AbstractComparableAssert<SELF, Character> {
  public AbstractCharacterAssert(Character actual, Class<?> selfType) {
    super(actual, selfType);
  }

  final char value() {
    return isNotNull().actual.charValue();
  }

  public SELF isEqualTo(char expected) {
    return claim(actual != null && actual.charValue() == expected);
  }

  public SELF isNotEqualTo(char other) {
    return claim(actual != null && actual.charValue() != other);
  }

  public SELF isLessThan(char other) {
    return claim(value() < other);
  }

  public SELF isLessThanOrEqualTo(char other) {
    return claim(value() <= other);
  }

  public SELF isGreaterThan(char other) {
    return claim(value() > other);
  }

  public SELF isGreaterThanOrEqualTo(char other) {
    return claim(value() >= other);
  }

  public SELF isLowerCase() {
    return claim(Character.isLowerCase(value()));
  }

  public SELF isUpperCase() {
    return claim(Character.isUpperCase(value()));
  }

  static final class Of extends AbstractCharacterAssert<Of> {
    Of(Character actual) {
      super(actual, Of.class);
    }
  }

  /** Of a value, in a box of its own: which one others share is a branch. */
  static final class OfValue extends AbstractCharacterAssert<OfValue> {
    OfValue(char actual) {
      super(new Character(actual), OfValue.class);
    }

    @Override
    Object identity() {
      return Character.valueOf(value());
    }
  }
}
