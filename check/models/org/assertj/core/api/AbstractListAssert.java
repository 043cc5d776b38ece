package org.assertj.core.api;

import java.util.Comparator;
import java.util.List;

public abstract class AbstractListAssert<
        SELF extends AbstractListAssert<SELF, ACTUAL, ELEMENT, ELEMENT_ASSERT>,
        ACTUAL extends List<? extends ELEMENT>,
        ELEMENT,
        ELEMENT_ASSERT extends AbstractAssert<ELEMENT_ASSERT, ELEMENT>>
    extends AbstractIterableAssert<SELF, ACTUAL, ELEMENT, ELEMENT_ASSERT> {
  public AbstractListAssert(ACTUAL actual, Class<?> selfType) {
    super(actual, selfType);
  }

  public SELF isSortedAccordingTo(Comparator<? super ELEMENT> comparator) {
    isNotNull();
    if (comparator == null) throw new NullPointerException();
    for (int i = 1; i < actual.size(); i++)
      claim(comparator.compare(actual.get(i - 1), actual.get(i)) <= 0);
    return myself;
  }

  // Callers name this class as what these return.
  @Override
  public SELF as(String description, Object... args) {
    return super.as(description, args);
  }

  @Override
  public SELF describedAs(String description, Object... args) {
    return super.describedAs(description, args);
  }

  @Override
  public SELF overridingErrorMessage(String message, Object... args) {
    return super.overridingErrorMessage(message, args);
  }

  @Override
  public SELF withFailMessage(String message, Object... args) {
    return super.withFailMessage(message, args);
  }

  @Override
  public SELF isEqualTo(Object expected) {
    return super.isEqualTo(expected);
  }

  @Override
  public SELF isNotEqualTo(Object other) {
    return super.isNotEqualTo(other);
  }

  @Override
  public SELF isNotNull() {
    return super.isNotNull();
  }

  @Override
  public SELF isSameAs(Object expected) {
    return super.isSameAs(expected);
  }

  @Override
  public SELF isNotSameAs(Object other) {
    return super.isNotSameAs(other);
  }

  @Override
  public SELF isIn(Object... values) {
    return super.isIn(values);
  }

  @Override
  public SELF isNotIn(Object... values) {
    return super.isNotIn(values);
  }

  @Override
  public SELF isIn(Iterable<?> values) {
    return super.isIn(values);
  }

  @Override
  public SELF isNotIn(Iterable<?> values) {
    return super.isNotIn(values);
  }

  @Override
  public SELF isInstanceOf(Class<?> type) {
    return super.isInstanceOf(type);
  }

  @Override
  public SELF isNotInstanceOf(Class<?> type) {
    return super.isNotInstanceOf(type);
  }

  @Override
  public SELF isExactlyInstanceOf(Class<?> type) {
    return super.isExactlyInstanceOf(type);
  }

  @Override
  public SELF hasToString(String expected) {
    return super.hasToString(expected);
  }
}
