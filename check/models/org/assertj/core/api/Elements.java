package org.assertj.core.api;

/** Elements held against elements, by equality. */
final class Elements {
  private Elements() {}

  /** Without any value there is nothing to claim, but of something empty. */
  static Object[] some(Object[] elements, Object[] values) {
    if (values == null) throw new NullPointerException();
    if (values.length == 0 && elements.length > 0) throw new AssertionError();
    return values;
  }

  static Object[] of(Iterable<?> items) {
    int count = 0;
    for (Object item : items) count++;
    final Object[] all = new Object[count];
    int next = 0;
    for (Object item : items) all[next++] = item;
    return all;
  }

  static boolean containsAll(Object[] elements, Object[] values) {
    for (Object value : values)
      if (!AbstractAssert.in(value, elements)) return false;
    return true;
  }

  static boolean containsAny(Object[] elements, Object[] values) {
    for (Object value : values)
      if (AbstractAssert.in(value, elements)) return true;
    return false;
  }

  /** Whether the values are there from a place on. */
  static boolean at(Object[] elements, int place, Object[] values) {
    if (place < 0 || place + values.length > elements.length) return false;
    for (int i = 0; i < values.length; i++)
      if (!AbstractAssert.equal(elements[place + i], values[i])) return false;
    return true;
  }

  static boolean same(Object[] elements, Object[] values) {
    return elements.length == values.length && at(elements, 0, values);
  }

  /** The same, each as often, in any order. */
  static boolean permuted(Object[] elements, Object[] values) {
    if (elements.length != values.length) return false;
    final boolean[] taken = new boolean[values.length];
    for (Object element : elements)
      if (!take(element, values, taken)) return false;
    return true;
  }

  private static boolean take(
      Object element, Object[] values, boolean[] taken) {
    for (int i = 0; i < values.length; i++) {
      if (taken[i] || !AbstractAssert.equal(element, values[i])) continue;
      taken[i] = true;
      return true;
    }
    return false;
  }

  static boolean duplicates(Object[] elements) {
    for (int i = 0; i < elements.length; i++)
      for (int j = 0; j < i; j++)
        if (AbstractAssert.equal(elements[i], elements[j])) return true;
    return false;
  }
}
