package org.hamcrest.collection;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsIterableContainingInAnyOrder<E>
    extends Silent<Iterable<? extends E>> {
  private final Matcher<? super E>[] matchers;

  private IsIterableContainingInAnyOrder(Matcher<? super E>[] matchers) {
    this.matchers = matchers;
  }

  @Override
  public boolean matches(Object actual) {
    return actual instanceof Iterable
        && Matching.inAnyOrder(((Iterable<?>) actual).iterator(), matchers);
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> containsInAnyOrder(E... items) {
    return new IsIterableContainingInAnyOrder<>(Matching.equalTo(items));
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> containsInAnyOrder(
      Matcher<? super E>... matchers) {
    return new IsIterableContainingInAnyOrder<>(matchers);
  }
}
