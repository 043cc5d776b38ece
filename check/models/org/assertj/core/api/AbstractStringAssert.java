package org.assertj.core.api;

public class AbstractStringAssert<SELF extends AbstractStringAssert<SELF>>
    extends AbstractCharSequenceAssert<SELF, String> {
  public AbstractStringAssert(String actual, Class<?> selfType) {
    super(actual, selfType);
  }

  private int compare(String other) {
    return isNotNull().actual.compareTo(other);
  }

  public SELF isEqualTo(String expected) {
    return isEqualTo((Object) expected);
  }

  public SELF isLessThan(String other) {
    return claim(compare(other) < 0);
  }

  public SELF isLessThanOrEqualTo(String other) {
    return claim(compare(other) <= 0);
  }

  public SELF isGreaterThan(String other) {
    return claim(compare(other) > 0);
  }

  public SELF isGreaterThanOrEqualTo(String other) {
    return claim(compare(other) >= 0);
  }
}
