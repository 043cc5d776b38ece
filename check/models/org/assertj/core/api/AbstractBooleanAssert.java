package org.assertj.core.api;

public abstract class AbstractBooleanAssert<
        SELF extends AbstractBooleanAssert<SELF>>
    extends AbstractAssert<SELF, Boolean> {
  public AbstractBooleanAssert(Boolean actual, Class<?> selfType) {
    super(actual, selfType);
  }

  public SELF isTrue() {
    return claim(actual != null && actual.booleanValue());
  }

  public SELF isFalse() {
    return claim(actual != null && !actual.booleanValue());
  }

  public SELF isEqualTo(boolean expected) {
    return claim(actual != null && actual.booleanValue() == expected);
  }

  public SELF isNotEqualTo(boolean other) {
    return claim(actual != null && actual.booleanValue() != other);
  }

  static final class Of extends AbstractBooleanAssert<Of> {
    Of(Boolean actual) {
      super(actual, Of.class);
    }
  }

  /** Of a value, in a box of its own: which one others share is a branch. */
  static final class OfValue extends AbstractBooleanAssert<OfValue> {
    OfValue(boolean actual) {
      super(new Boolean(actual), OfValue.class);
    }

    @Override
    Object identity() {
      return Boolean.valueOf(actual.booleanValue());
    }
  }
}
