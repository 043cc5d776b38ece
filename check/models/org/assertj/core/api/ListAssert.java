package org.assertj.core.api;

import java.util.List;

public class ListAssert<ELEMENT>
    extends AbstractListAssert<
        ListAssert<ELEMENT>,
        List<? extends ELEMENT>,
        ELEMENT,
        ObjectAssert<ELEMENT>> {
  public ListAssert(List<? extends ELEMENT> actual) {
    super(actual, ListAssert.class);
  }

  // Callers name this class as what these return.
  @Override
  public ListAssert<ELEMENT> isEqualTo(Object expected) {
    return super.isEqualTo(expected);
  }

  @Override
  public ListAssert<ELEMENT> isSameAs(Object expected) {
    return super.isSameAs(expected);
  }

  @Override
  public ListAssert<ELEMENT> isNotSameAs(Object other) {
    return super.isNotSameAs(other);
  }

  @Override
  public ListAssert<ELEMENT> isInstanceOf(Class<?> type) {
    return super.isInstanceOf(type);
  }

  @Override
  public ListAssert<ELEMENT> isNotInstanceOf(Class<?> type) {
    return super.isNotInstanceOf(type);
  }

  @Override
  public ListAssert<ELEMENT> isExactlyInstanceOf(Class<?> type) {
    return super.isExactlyInstanceOf(type);
  }

  @Override
  @SafeVarargs
  public final ListAssert<ELEMENT> contains(ELEMENT... values) {
    return super.contains(values);
  }

  @Override
  @SafeVarargs
  public final ListAssert<ELEMENT> containsOnly(ELEMENT... values) {
    return super.containsOnly(values);
  }

  @Override
  @SafeVarargs
  public final ListAssert<ELEMENT> containsExactly(ELEMENT... values) {
    return super.containsExactly(values);
  }

  @Override
  @SafeVarargs
  public final ListAssert<ELEMENT> containsExactlyInAnyOrder(
      ELEMENT... values) {
    return super.containsExactlyInAnyOrder(values);
  }

  @Override
  @SafeVarargs
  public final ListAssert<ELEMENT> containsAnyOf(ELEMENT... values) {
    return super.containsAnyOf(values);
  }

  @Override
  @SafeVarargs
  public final ListAssert<ELEMENT> doesNotContain(ELEMENT... values) {
    return super.doesNotContain(values);
  }

  @Override
  @SafeVarargs
  public final ListAssert<ELEMENT> startsWith(ELEMENT... values) {
    return super.startsWith(values);
  }

  @Override
  @SafeVarargs
  public final ListAssert<ELEMENT> endsWith(ELEMENT first, ELEMENT... rest) {
    return super.endsWith(first, rest);
  }
}
