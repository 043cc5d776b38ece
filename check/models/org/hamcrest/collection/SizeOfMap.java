package org.hamcrest.collection;

import java.util.Map;
import org.hamcrest.Matcher;
import org.hamcrest.Silent;

/** The size of a Map; nothing else matches. */
public final class SizeOfMap<T> extends Silent<T> {
  private final int size;
  private final Matcher<? super Integer> expected;

  /** A size that must be this one, without a number made an object. */
  public SizeOfMap(int size) {
    this.size = size;
    this.expected = null;
  }

  public SizeOfMap(Matcher<? super Integer> expected) {
    this.size = 0;
    this.expected = expected;
  }

  @Override
  public boolean matches(Object actual) {
    if (!(actual instanceof Map)) return false;
    final int found = ((Map<?, ?>) actual).size();
    return expected == null ? found == size : expected.matches(found);
  }
}
