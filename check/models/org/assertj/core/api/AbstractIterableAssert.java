package org.assertj.core.api;

import java.util.function.Consumer;
import java.util.function.Predicate;

public abstract class AbstractIterableAssert<
        SELF extends
            AbstractIterableAssert<SELF, ACTUAL, ELEMENT, ELEMENT_ASSERT>,
        ACTUAL extends Iterable<? extends ELEMENT>,
        ELEMENT,
        ELEMENT_ASSERT extends AbstractAssert<ELEMENT_ASSERT, ELEMENT>>
    extends AbstractAssert<SELF, ACTUAL> {
  public AbstractIterableAssert(ACTUAL actual, Class<?> selfType) {
    super(actual, selfType);
  }

  @SuppressWarnings("unchecked")
  protected ELEMENT_ASSERT toAssert(ELEMENT value, String description) {
    return (ELEMENT_ASSERT) new ObjectAssert<>(value);
  }

  private Object[] elements() {
    claim(actual != null);
    return Elements.of(actual);
  }

  private int size() {
    return elements().length;
  }

  public void isNullOrEmpty() {
    claim(actual == null || !actual.iterator().hasNext());
  }

  public void isEmpty() {
    claim(actual != null && !actual.iterator().hasNext());
  }

  public SELF isNotEmpty() {
    return claim(actual != null && actual.iterator().hasNext());
  }

  public SELF hasSize(int expected) {
    return claim(size() == expected);
  }

  public SELF hasSizeGreaterThan(int expected) {
    return claim(size() > expected);
  }

  public SELF hasSizeGreaterThanOrEqualTo(int expected) {
    return claim(size() >= expected);
  }

  public SELF hasSizeLessThan(int expected) {
    return claim(size() < expected);
  }

  public SELF hasSizeLessThanOrEqualTo(int expected) {
    return claim(size() <= expected);
  }

  @SuppressWarnings("unchecked")
  public SELF contains(ELEMENT... values) {
    final Object[] elements = elements();
    return claim(
        Elements.containsAll(elements, Elements.some(elements, values)));
  }

  @SuppressWarnings("unchecked")
  public SELF containsOnly(ELEMENT... values) {
    final Object[] elements = elements();
    Elements.some(elements, values);
    return claim(
        Elements.containsAll(elements, values)
            && Elements.containsAll(values, elements));
  }

  @SuppressWarnings("unchecked")
  public SELF containsExactly(ELEMENT... values) {
    final Object[] elements = elements();
    return claim(Elements.same(elements, values));
  }

  @SuppressWarnings("unchecked")
  public SELF containsExactlyInAnyOrder(ELEMENT... values) {
    final Object[] elements = elements();
    return claim(Elements.permuted(elements, values));
  }

  @SuppressWarnings("unchecked")
  public SELF containsAnyOf(ELEMENT... values) {
    final Object[] elements = elements();
    Elements.some(elements, values);
    return claim(
        values.length == 0 || Elements.containsAny(elements, values));
  }

  @SuppressWarnings("unchecked")
  public SELF doesNotContain(ELEMENT... values) {
    final Object[] elements = elements();
    if (values.length == 0) throw new IllegalArgumentException();
    return claim(!Elements.containsAny(elements, values));
  }

  @SuppressWarnings("unchecked")
  public SELF startsWith(ELEMENT... values) {
    final Object[] elements = elements();
    return claim(Elements.at(elements, 0, Elements.some(elements, values)));
  }

  @SuppressWarnings("unchecked")
  public SELF endsWith(ELEMENT first, ELEMENT... rest) {
    final Object[] values = new Object[rest.length + 1];
    values[0] = first;
    for (int i = 0; i < rest.length; i++) values[i + 1] = rest[i];
    return ends(values);
  }

  public SELF endsWith(ELEMENT[] values) {
    return ends(values);
  }

  private SELF ends(Object[] values) {
    final Object[] elements = elements();
    final int place = elements.length - values.length;
    return claim(Elements.at(elements, place, values));
  }

  public SELF containsNull() {
    return claim(in(null, elements()));
  }

  public SELF doesNotContainNull() {
    return claim(!in(null, elements()));
  }

  public SELF doesNotHaveDuplicates() {
    return claim(!Elements.duplicates(elements()));
  }

  public SELF containsAll(Iterable<? extends ELEMENT> values) {
    final Object[] wanted = Elements.of(values);
    return claim(Elements.containsAll(elements(), wanted));
  }

  public SELF containsExactlyElementsOf(Iterable<? extends ELEMENT> values) {
    final Object[] wanted = Elements.of(values);
    return claim(Elements.same(elements(), wanted));
  }

  public SELF allMatch(Predicate<? super ELEMENT> predicate) {
    isNotNull();
    for (ELEMENT element : actual) claim(predicate.test(element));
    return myself;
  }

  public SELF noneMatch(Predicate<? super ELEMENT> predicate) {
    isNotNull();
    for (ELEMENT element : actual) claim(!predicate.test(element));
    return myself;
  }

  public SELF anyMatch(Predicate<? super ELEMENT> predicate) {
    isNotNull();
    for (ELEMENT element : actual) if (predicate.test(element)) return myself;
    return claim(false);
  }

  public SELF allSatisfy(Consumer<? super ELEMENT> requirements) {
    isNotNull();
    for (ELEMENT element : actual) requirements.accept(element);
    return myself;
  }

  public ELEMENT_ASSERT first() {
    return element(0);
  }

  public ELEMENT_ASSERT last() {
    isNotEmpty();
    return element(size() - 1);
  }

  @SuppressWarnings("unchecked")
  public ELEMENT_ASSERT element(int index) {
    isNotEmpty();
    final Object[] elements = elements();
    claim(index >= 0 && index < elements.length);
    return toAssert((ELEMENT) elements[index], null);
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
