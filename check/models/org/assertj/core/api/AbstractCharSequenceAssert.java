package org.assertj.core.api;

public abstract class AbstractCharSequenceAssert<
        SELF extends AbstractCharSequenceAssert<SELF, ACTUAL>,
        ACTUAL extends CharSequence>
    extends AbstractAssert<SELF, ACTUAL> {
  public AbstractCharSequenceAssert(ACTUAL actual, Class<?> selfType) {
    super(actual, selfType);
  }

  private int size() {
    return isNotNull().actual.length();
  }

  private String text() {
    return isNotNull().actual.toString();
  }

  public void isNullOrEmpty() {
    claim(actual == null || actual.length() == 0);
  }

  public void isEmpty() {
    claim(size() == 0);
  }

  public SELF isNotEmpty() {
    return claim(size() != 0);
  }

  public SELF hasSize(int expected) {
    return claim(size() == expected);
  }

  public SELF hasSizeLessThan(int expected) {
    return claim(size() < expected);
  }

  public SELF hasSizeLessThanOrEqualTo(int expected) {
    return claim(size() <= expected);
  }

  public SELF hasSizeGreaterThan(int expected) {
    return claim(size() > expected);
  }

  public SELF hasSizeGreaterThanOrEqualTo(int expected) {
    return claim(size() >= expected);
  }

  public SELF isEqualToIgnoringCase(CharSequence expected) {
    return claim(sameIgnoringCase(expected));
  }

  public SELF isNotEqualToIgnoringCase(CharSequence expected) {
    return claim(!sameIgnoringCase(expected));
  }

  private boolean sameIgnoringCase(CharSequence expected) {
    if (actual == null || expected == null) return actual == expected;
    return actual.toString().equalsIgnoreCase(expected.toString());
  }

  public SELF contains(CharSequence... values) {
    final String text = text();
    if (values.length == 0) throw new IllegalArgumentException();
    for (int i = 0; i < values.length; i++) claim(text.contains(values[i]));
    return myself;
  }

  public SELF doesNotContain(CharSequence... values) {
    final String text = text();
    if (values.length == 0) throw new IllegalArgumentException();
    for (int i = 0; i < values.length; i++) claim(!text.contains(values[i]));
    return myself;
  }

  public SELF startsWith(CharSequence prefix) {
    return claim(text().startsWith(prefix.toString()));
  }

  public SELF doesNotStartWith(CharSequence prefix) {
    return claim(!text().startsWith(prefix.toString()));
  }

  public SELF endsWith(CharSequence suffix) {
    return claim(text().endsWith(suffix.toString()));
  }

  public SELF doesNotEndWith(CharSequence suffix) {
    return claim(!text().endsWith(suffix.toString()));
  }

  static final class Of extends AbstractCharSequenceAssert<Of, CharSequence> {
    Of(CharSequence actual) {
      super(actual, Of.class);
    }
  }
}
