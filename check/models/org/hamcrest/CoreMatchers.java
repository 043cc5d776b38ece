package org.hamcrest;

import org.hamcrest.core.AllOf;
import org.hamcrest.core.AnyOf;
import org.hamcrest.core.CombinableMatcher;
import org.hamcrest.core.Every;
import org.hamcrest.core.Is;
import org.hamcrest.core.IsAnything;
import org.hamcrest.core.IsEqual;
import org.hamcrest.core.IsInstanceOf;
import org.hamcrest.core.IsIterableContaining;
import org.hamcrest.core.IsNot;
import org.hamcrest.core.IsNull;
import org.hamcrest.core.IsSame;
import org.hamcrest.core.StringContains;
import org.hamcrest.core.StringEndsWith;
import org.hamcrest.core.StringStartsWith;

/** Hamcrest's matchers for everything. */
public class CoreMatchers {
  @SafeVarargs
  public static <T> Matcher<T> allOf(Matcher<? super T>... matchers) {
    return AllOf.allOf(matchers);
  }

  @SafeVarargs
  public static <T> AnyOf<T> anyOf(Matcher<? super T>... matchers) {
    return AnyOf.anyOf(matchers);
  }

  public static <L> CombinableMatcher.CombinableBothMatcher<L> both(
      Matcher<? super L> matcher) {
    return CombinableMatcher.both(matcher);
  }

  public static <L> CombinableMatcher.CombinableEitherMatcher<L> either(
      Matcher<? super L> matcher) {
    return CombinableMatcher.either(matcher);
  }

  public static <T> Matcher<T> describedAs(
      String description, Matcher<T> matcher, Object... values) {
    return matcher;
  }

  public static <U> Matcher<Iterable<? extends U>> everyItem(
      Matcher<U> matcher) {
    return Every.everyItem(matcher);
  }

  public static <T> Matcher<T> is(Matcher<T> matcher) {
    return Is.is(matcher);
  }

  public static <T> Matcher<T> is(T value) {
    return Is.is(value);
  }

  public static <T> Matcher<T> isA(Class<?> type) {
    return Is.isA(type);
  }

  public static Matcher<Object> anything() {
    return IsAnything.anything();
  }

  public static Matcher<Object> anything(String description) {
    return IsAnything.anything(description);
  }

  public static <T> Matcher<Iterable<? super T>> hasItem(
      Matcher<? super T> matcher) {
    return IsIterableContaining.hasItem(matcher);
  }

  public static <T> Matcher<Iterable<? super T>> hasItem(T item) {
    return IsIterableContaining.hasItem(item);
  }

  @SafeVarargs
  public static <T> Matcher<Iterable<T>> hasItems(
      Matcher<? super T>... matchers) {
    return IsIterableContaining.hasItems(matchers);
  }

  @SafeVarargs
  public static <T> Matcher<Iterable<T>> hasItems(T... items) {
    return IsIterableContaining.hasItems(items);
  }

  public static <T> Matcher<T> equalTo(T operand) {
    return IsEqual.equalTo(operand);
  }

  public static Matcher<Object> equalToObject(Object operand) {
    return IsEqual.equalToObject(operand);
  }

  public static <T> Matcher<T> any(Class<T> type) {
    return IsInstanceOf.any(type);
  }

  public static <T> Matcher<T> instanceOf(Class<?> type) {
    return IsInstanceOf.instanceOf(type);
  }

  public static <T> Matcher<T> not(Matcher<T> matcher) {
    return IsNot.not(matcher);
  }

  public static <T> Matcher<T> not(T value) {
    return IsNot.not(value);
  }

  public static Matcher<Object> notNullValue() {
    return IsNull.notNullValue();
  }

  public static <T> Matcher<T> notNullValue(Class<T> type) {
    return IsNull.notNullValue(type);
  }

  public static Matcher<Object> nullValue() {
    return IsNull.nullValue();
  }

  public static <T> Matcher<T> nullValue(Class<T> type) {
    return IsNull.nullValue(type);
  }

  public static <T> Matcher<T> sameInstance(T target) {
    return IsSame.sameInstance(target);
  }

  public static <T> Matcher<T> theInstance(T target) {
    return IsSame.theInstance(target);
  }

  public static Matcher<String> containsString(String part) {
    return StringContains.containsString(part);
  }

  public static Matcher<String> startsWith(String prefix) {
    return StringStartsWith.startsWith(prefix);
  }

  public static Matcher<String> endsWith(String suffix) {
    return StringEndsWith.endsWith(suffix);
  }
}
