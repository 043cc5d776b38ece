package org.hamcrest.collection;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsEmptyIterable<E> extends Silent<Iterable<? extends E>> {
  @Override
  public boolean matches(Object actual) {
    return actual instanceof Iterable
        && !((Iterable<?>) actual).iterator().hasNext();
  }

  public static <E> Matcher<Iterable<? extends E>> emptyIterable() {
    return new IsEmptyIterable<>();
  }
}
