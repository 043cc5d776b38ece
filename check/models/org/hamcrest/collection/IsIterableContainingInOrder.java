package org.hamcrest.collection;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsIterableContainingInOrder<E>
    extends Silent<Iterable<? extends E>> {
  private final Matcher<? super E>[] matchers;

  private IsIterableContainingInOrder(Matcher<? super E>[] matchers) {
    this.matchers = matchers;
  }

  @Override
  public boolean matches(Object actual) {
    return actual instanceof Iterable
        && Matching.inOrder(((Iterable<?>) actual).iterator(), matchers);
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> contains(E... items) {
    return new IsIterableContainingInOrder<>(Matching.equalTo(items));
  }

  @SafeVarargs
  public static <E> Matcher<Iterable<? extends E>> contains(
      Matcher<? super E>... matchers) {
    return new IsIterableContainingInOrder<>(matchers);
  }
}
