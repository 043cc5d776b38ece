package org.hamcrest.collection;

import java.util.Collection;
import org.hamcrest.Matcher;
import org.hamcrest.Silent;

/** The size of a Collection; nothing else matches. */
public final class SizeOfCollection<T> extends Silent<T> {
  private final int size;
  private final Matcher<? super Integer> expected;

  /** A size that must be this one, without a number made an object. */
  public SizeOfCollection(int size) {
    this.size = size;
    this.expected = null;
  }

  public SizeOfCollection(Matcher<? super Integer> expected) {
    this.size = 0;
    this.expected = expected;
  }

  @Override
  public boolean matches(Object actual) {
    if (!(actual instanceof Collection)) return false;
    final int found = ((Collection<?>) actual).size();
    return expected == null ? found == size : expected.matches(found);
  }
}
