package org.assertj.core.api;

import summa.Equal;

public abstract class AbstractIntArrayAssert<
        SELF extends AbstractIntArrayAssert<SELF>>
    extends AbstractAssert<SELF, int[]> {
  public AbstractIntArrayAssert(int[] actual, Class<?> selfType) {
    super(actual, selfType);
  }

  private int[] array() {
    claim(actual != null);
    return actual;
  }

  private static boolean has(int[] array, int value) {
    for (int i = 0; i < array.length; i++) if (array[i] == value) return true;
    return false;
  }

  private static boolean at(int[] array, int place, int[] values) {
    if (place < 0 || place + values.length > array.length) return false;
    for (int i = 0; i < values.length; i++)
      if (array[place + i] != values[i]) return false;
    return true;
  }

  // Without any value there is nothing to claim, but of something empty.
  private void some(int[] values) {
    if (values.length == 0) claim(array().length == 0);
  }

  public void isNullOrEmpty() {
    claim(actual == null || actual.length == 0);
  }

  public void isEmpty() {
    claim(array().length == 0);
  }

  public SELF isNotEmpty() {
    return claim(array().length != 0);
  }

  public SELF hasSize(int expected) {
    return claim(array().length == expected);
  }

  public SELF hasSizeGreaterThan(int expected) {
    return claim(array().length > expected);
  }

  public SELF hasSizeGreaterThanOrEqualTo(int expected) {
    return claim(array().length >= expected);
  }

  public SELF hasSizeLessThan(int expected) {
    return claim(array().length < expected);
  }

  public SELF hasSizeLessThanOrEqualTo(int expected) {
    return claim(array().length <= expected);
  }

  public SELF contains(int... values) {
    array();
    some(values);
    for (int i = 0; i < values.length; i++) claim(has(actual, values[i]));
    return myself;
  }

  public SELF containsOnly(int... values) {
    contains(values);
    for (int i = 0; i < actual.length; i++) claim(has(values, actual[i]));
    return myself;
  }

  public SELF doesNotContain(int... values) {
    array();
    if (values.length == 0) throw new IllegalArgumentException();
    for (int i = 0; i < values.length; i++) claim(!has(actual, values[i]));
    return myself;
  }

  public SELF containsExactly(int... values) {
    return claim(Equal.arrays(array(), values));
  }

  public SELF startsWith(int... values) {
    array();
    some(values);
    return claim(at(actual, 0, values));
  }

  public SELF endsWith(int... values) {
    array();
    return claim(at(actual, actual.length - values.length, values));
  }

  public SELF isSorted() {
    array();
    for (int i = 1; i < actual.length; i++) claim(actual[i - 1] <= actual[i]);
    return myself;
  }

  static final class Of extends AbstractIntArrayAssert<Of> {
    Of(int[] actual) {
      super(actual, Of.class);
    }
  }
}
