package org.hamcrest.collection;

import java.util.Collection;
import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsEmptyCollection<E> extends Silent<Collection<? extends E>> {
  @Override
  public boolean matches(Object actual) {
    return actual instanceof Collection && ((Collection<?>) actual).isEmpty();
  }

  public static <E> Matcher<Collection<? extends E>> empty() {
    return new IsEmptyCollection<>();
  }
}
