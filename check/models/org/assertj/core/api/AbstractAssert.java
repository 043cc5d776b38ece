package org.assertj.core.api;

import java.util.function.Consumer;
import java.util.function.Predicate;
import summa.Equal;

/** What can be claimed of anything. Descriptions are not kept. */
public abstract class AbstractAssert<
        SELF extends AbstractAssert<SELF, ACTUAL>, ACTUAL>
    implements Descriptable<SELF> {
  protected final ACTUAL actual;
  protected final SELF myself;

  @SuppressWarnings("unchecked")
  public AbstractAssert(ACTUAL actual, Class<?> selfType) {
    this.actual = actual;
    this.myself = (SELF) this;
  }

  /** The claim, which holds or fails. */
  final SELF claim(boolean holds) {
    if (!holds) throw new AssertionError();
    return myself;
  }

  static boolean equal(Object actual, Object other) {
    return Equal.objects(actual, other) || Equal.bothArrays(actual, other);
  }

  static boolean in(Object value, Object[] values) {
    for (int i = 0; i < values.length; i++)
      if (equal(values[i], value)) return true;
    return false;
  }

  /** The object as others may have it: of a number, the box they would make. */
  Object identity() {
    return actual;
  }

  protected void failWithMessage(String message, Object... arguments) {
    throw new AssertionError(message, null);
  }

  @Override
  public SELF as(String description, Object... args) {
    return myself;
  }

  @Override
  public SELF describedAs(String description, Object... args) {
    return myself;
  }

  public SELF overridingErrorMessage(String message, Object... args) {
    return myself;
  }

  public SELF withFailMessage(String message, Object... args) {
    return myself;
  }

  public SELF isEqualTo(Object expected) {
    return claim(equal(actual, expected));
  }

  public SELF isNotEqualTo(Object other) {
    return claim(!equal(actual, other));
  }

  public void isNull() {
    claim(actual == null);
  }

  public SELF isNotNull() {
    return claim(actual != null);
  }

  public SELF isSameAs(Object expected) {
    return claim(identity() == expected);
  }

  public SELF isNotSameAs(Object other) {
    return claim(identity() != other);
  }

  public SELF isIn(Object... values) {
    return claim(in(actual, values));
  }

  public SELF isNotIn(Object... values) {
    return claim(!in(actual, values));
  }

  public SELF isIn(Iterable<?> values) {
    return claim(in(actual, Elements.of(values)));
  }

  public SELF isNotIn(Iterable<?> values) {
    return claim(!in(actual, Elements.of(values)));
  }

  public SELF isInstanceOf(Class<?> type) {
    return claim(type.isInstance(actual));
  }

  public SELF isNotInstanceOf(Class<?> type) {
    return claim(!type.isInstance(isNotNull().actual));
  }

  public SELF isExactlyInstanceOf(Class<?> type) {
    return claim(actual != null && actual.getClass() == type);
  }

  public SELF hasToString(String expected) {
    return claim(actual != null && actual.toString().equals(expected));
  }

  public SELF matches(Predicate<? super ACTUAL> predicate) {
    return claim(predicate.test(actual));
  }

  public SELF matches(
      Predicate<? super ACTUAL> predicate, String description) {
    return claim(predicate.test(actual));
  }

  public SELF satisfies(Consumer<ACTUAL> requirements) {
    requirements.accept(actual);
    return myself;
  }
}
