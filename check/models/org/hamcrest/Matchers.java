package org.hamcrest;

import java.util.Collection;
import java.util.Map;
import org.hamcrest.collection.ArrayMatching;
import org.hamcrest.collection.IsEmptyCollection;
import org.hamcrest.collection.IsEmptyIterable;
import org.hamcrest.collection.IsIn;
import org.hamcrest.collection.IsIterableContainingInAnyOrder;
import org.hamcrest.collection.IsIterableContainingInOrder;
import org.hamcrest.collection.IsMapContaining;
import org.hamcrest.collection.SizeOfArray;
import org.hamcrest.collection.SizeOfCollection;
import org.hamcrest.collection.SizeOfMap;
import org.hamcrest.core.AllOf;
import org.hamcrest.core.AnyOf;
import org.hamcrest.number.IsCloseTo;
import org.hamcrest.number.OrderingComparison;
import org.hamcrest.text.IsEmptyString;
import org.hamcrest.text.IsEqualIgnoringCase;

/** All of Hamcrest's matchers; those for everything are inherited. */
public class Matchers extends CoreMatchers {
  public static <T> Matcher<T> allOf(
      Matcher<? super T> a, Matcher<? super T> b) {
    return new AllOf<>(a, b);
  }

  public static <T> Matcher<T> allOf(
      Matcher<? super T> a,
      Matcher<? super T> b,
      Matcher<? super T> c) {
    return new AllOf<>(a, b, c);
  }

  public static <T> Matcher<T> allOf(
      Matcher<? super T> a,
      Matcher<? super T> b,
      Matcher<? super T> c,
      Matcher<? super T> d) {
    return new AllOf<>(a, b, c, d);
  }

  public static <T> Matcher<T> allOf(
      Matcher<? super T> a,
      Matcher<? super T> b,
      Matcher<? super T> c,
      Matcher<? super T> d,
      Matcher<? super T> e) {
    return new AllOf<>(a, b, c, d, e);
  }

  public static <T> Matcher<T> allOf(
      Matcher<? super T> a,
      Matcher<? super T> b,
      Matcher<? super T> c,
      Matcher<? super T> d,
      Matcher<? super T> e,
      Matcher<? super T> f) {
    return new AllOf<>(a, b, c, d, e, f);
  }

  public static <T> AnyOf<T> anyOf(Matcher<? super T> a, Matcher<? super T> b) {
    return new AnyOf<>(a, b);
  }

  public static <T> AnyOf<T> anyOf(
      Matcher<? super T> a,
      Matcher<? super T> b,
      Matcher<? super T> c) {
    return new AnyOf<>(a, b, c);
  }

  public static <T> AnyOf<T> anyOf(
      Matcher<? super T> a,
      Matcher<? super T> b,
      Matcher<? super T> c,
      Matcher<? super T> d) {
    return new AnyOf<>(a, b, c, d);
  }

  public static <T> AnyOf<T> anyOf(
      Matcher<? super T> a,
      Matcher<? super T> b,
      Matcher<? super T> c,
      Matcher<? super T> d,
      Matcher<? super T> e) {
    return new AnyOf<>(a, b, c, d, e);
  }

  public static <T> AnyOf<T> anyOf(
      Matcher<? super T> a,
      Matcher<? super T> b,
      Matcher<? super T> c,
      Matcher<? super T> d,
      Matcher<? super T> e,
      Matcher<? super T> f) {
    return new AnyOf<>(a, b, c, d, e, f);
  }

  public static <T extends Comparable<T>> Matcher<T> comparesEqualTo(T value) {
    return OrderingComparison.comparesEqualTo(value);
  }

  public static <T extends Comparable<T>> Matcher<T> greaterThan(T value) {
    return OrderingComparison.greaterThan(value);
  }

  public static <T extends Comparable<T>> Matcher<T> greaterThanOrEqualTo(
      T value) {
    return OrderingComparison.greaterThanOrEqualTo(value);
  }

  public static <T extends Comparable<T>> Matcher<T> lessThan(T value) {
    return OrderingComparison.lessThan(value);
  }

  public static <T extends Comparable<T>> Matcher<T> lessThanOrEqualTo(
      T value) {
    return OrderingComparison.lessThanOrEqualTo(value);
  }

  public static Matcher<Double> closeTo(double operand, double error) {
    return IsCloseTo.closeTo(operand, error);
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> contains(E... items) {
    return IsIterableContainingInOrder.contains(items);
  }

  @SuppressWarnings("unchecked")
  public static <E> Matcher<Iterable<? extends E>> contains(
      Matcher<? super E> matcher) {
    return IsIterableContainingInOrder.contains(
        (Matcher<? super E>[]) new Matcher<?>[] {matcher});
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> contains(
      Matcher<? super E>... matchers) {
    return IsIterableContainingInOrder.contains(matchers);
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> containsInAnyOrder(
      E... items) {
    return IsIterableContainingInAnyOrder.containsInAnyOrder(items);
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> containsInAnyOrder(
      Matcher<? super E>... matchers) {
    return IsIterableContainingInAnyOrder.containsInAnyOrder(matchers);
  }

  public static <E> Matcher<Iterable<? extends E>> emptyIterable() {
    return IsEmptyIterable.emptyIterable();
  }

  public static <E> Matcher<Collection<? extends E>> empty() {
    return IsEmptyCollection.empty();
  }

  public static <E> Matcher<Collection<? extends E>> hasSize(int size) {
    return new SizeOfCollection<>(size);
  }

  public static <E> Matcher<Collection<? extends E>> hasSize(
      Matcher<? super Integer> size) {
    return new SizeOfCollection<>(size);
  }

  public static <K, V> Matcher<Map<? extends K, ? extends V>> aMapWithSize(
      int size) {
    return new SizeOfMap<>(size);
  }

  public static <K, V> Matcher<Map<? extends K, ? extends V>> aMapWithSize(
      Matcher<? super Integer> size) {
    return new SizeOfMap<>(size);
  }

  public static <K, V> Matcher<Map<? extends K, ? extends V>> anEmptyMap() {
    return new SizeOfMap<>(0);
  }

  public static <K, V> Matcher<Map<? extends K, ? extends V>> hasEntry(
      K key, V value) {
    return IsMapContaining.hasEntry(key, value);
  }

  public static <K, V> Matcher<Map<? extends K, ? extends V>> hasEntry(
      Matcher<? super K> key, Matcher<? super V> value) {
    return IsMapContaining.hasEntry(key, value);
  }

  public static <K> Matcher<Map<? extends K, ?>> hasKey(K key) {
    return IsMapContaining.hasKey(key);
  }

  public static <K> Matcher<Map<? extends K, ?>> hasKey(
      Matcher<? super K> key) {
    return IsMapContaining.hasKey(key);
  }

  public static <V> Matcher<Map<?, ? extends V>> hasValue(V value) {
    return IsMapContaining.hasValue(value);
  }

  public static <V> Matcher<Map<?, ? extends V>> hasValue(
      Matcher<? super V> value) {
    return IsMapContaining.hasValue(value);
  }

  public static <E> Matcher<E[]> arrayWithSize(int size) {
    return new SizeOfArray<>(size);
  }

  public static <E> Matcher<E[]> arrayWithSize(Matcher<? super Integer> size) {
    return new SizeOfArray<>(size);
  }

  public static <E> Matcher<E[]> emptyArray() {
    return new SizeOfArray<>(0);
  }

  public static <T> Matcher<T[]> hasItemInArray(T element) {
    return ArrayMatching.hasItemInArray(element);
  }

  public static <T> Matcher<T[]> hasItemInArray(Matcher<? super T> matcher) {
    return ArrayMatching.hasItemInArray(matcher);
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContaining(E... items) {
    return ArrayMatching.arrayContaining(items);
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContaining(
      Matcher<? super E>... matchers) {
    return ArrayMatching.arrayContaining(matchers);
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContainingInAnyOrder(E... items) {
    return ArrayMatching.arrayContainingInAnyOrder(items);
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContainingInAnyOrder(
      Matcher<? super E>... matchers) {
    return ArrayMatching.arrayContainingInAnyOrder(matchers);
  }

  public static <T> Matcher<T> in(Collection<T> collection) {
    return IsIn.in(collection);
  }

  public static <T> Matcher<T> in(T[] elements) {
    return IsIn.in(elements);
  }

  @SafeVarargs
  public static <T> Matcher<T> oneOf(T... elements) {
    return IsIn.oneOf(elements);
  }

  @Deprecated
  public static <T> Matcher<T> isIn(Collection<T> collection) {
    return IsIn.in(collection);
  }

  @Deprecated
  public static <T> Matcher<T> isIn(T[] elements) {
    return IsIn.in(elements);
  }

  @Deprecated
  @SafeVarargs
  public static <T> Matcher<T> isOneOf(T... elements) {
    return IsIn.oneOf(elements);
  }

  @Deprecated
  public static Matcher<String> isEmptyString() {
    return IsEmptyString.emptyString();
  }

  @Deprecated
  public static Matcher<String> isEmptyOrNullString() {
    return IsEmptyString.emptyOrNullString();
  }

  public static Matcher<String> emptyString() {
    return IsEmptyString.emptyString();
  }

  public static Matcher<String> emptyOrNullString() {
    return IsEmptyString.emptyOrNullString();
  }

  public static Matcher<String> equalToIgnoringCase(String expected) {
    return IsEqualIgnoringCase.equalToIgnoringCase(expected);
  }
}
