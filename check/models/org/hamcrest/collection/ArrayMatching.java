package org.hamcrest.collection;

import java.util.Arrays;
import org.hamcrest.Matcher;
import org.hamcrest.Silent;
import org.hamcrest.core.IsEqual;

/** What arrays of objects hold. */
public class ArrayMatching {
  public static <T> Matcher<T[]> hasItemInArray(Matcher<? super T> matcher) {
    return new Some<>(matcher);
  }

  public static <T> Matcher<T[]> hasItemInArray(T element) {
    return new Some<>(new IsEqual<>(element));
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContaining(E... items) {
    return new All<>(Matching.equalTo(items), true);
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContaining(
      Matcher<? super E>... matchers) {
    return new All<>(matchers, true);
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContainingInAnyOrder(E... items) {
    return new All<>(Matching.equalTo(items), false);
  }

  @SafeVarargs
  public static <E> Matcher<E[]> arrayContainingInAnyOrder(
      Matcher<? super E>... matchers) {
    return new All<>(matchers, false);
  }

  private static final class Some<T> extends Silent<T[]> {
    private final Matcher<?> matcher;

    Some(Matcher<?> matcher) {
      this.matcher = matcher;
    }

    @Override
    public boolean matches(Object actual) {
      if (!(actual instanceof Object[])) return false;
      for (Object item : (Object[]) actual)
        if (matcher.matches(item)) return true;
      return false;
    }
  }

  private static final class All<T> extends Silent<T[]> {
    private final Matcher<?>[] matchers;
    private final boolean inOrder;

    All(Matcher<?>[] matchers, boolean inOrder) {
      this.matchers = matchers;
      this.inOrder = inOrder;
    }

    @Override
    public boolean matches(Object actual) {
      if (!(actual instanceof Object[])) return false;
      final Iterable<?> items = Arrays.asList((Object[]) actual);
      return inOrder
          ? Matching.inOrder(items.iterator(), matchers)
          : Matching.inAnyOrder(items.iterator(), matchers);
    }
  }
}
