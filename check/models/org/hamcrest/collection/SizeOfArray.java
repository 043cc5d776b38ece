package org.hamcrest.collection;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

/** The size of an array of objects; nothing else matches. */
public final class SizeOfArray<T> extends Silent<T> {
  private final int size;
  private final Matcher<? super Integer> expected;

  /** A size that must be this one, without a number made an object. */
  public SizeOfArray(int size) {
    this.size = size;
    this.expected = null;
  }

  public SizeOfArray(Matcher<? super Integer> expected) {
    this.size = 0;
    this.expected = expected;
  }

  @Override
  public boolean matches(Object actual) {
    if (!(actual instanceof Object[])) return false;
    final int found = ((Object[]) actual).length;
    return expected == null ? found == size : expected.matches(found);
  }
}
