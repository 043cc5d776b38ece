package org.hamcrest.collection;

import java.util.Iterator;
import org.hamcrest.Matcher;
import org.hamcrest.core.IsEqual;

/** Elements held against matchers, one for each. */
final class Matching {
  private Matching() {}

  @SuppressWarnings("unchecked")
  static <E> Matcher<? super E>[] equalTo(E[] items) {
    final Matcher<? super E>[] all = new Matcher[items.length];
    for (int i = 0; i < all.length; i++) all[i] = new IsEqual<>(items[i]);
    return all;
  }

  static boolean inOrder(Iterator<?> items, Matcher<?>[] matchers) {
    for (int i = 0; i < matchers.length; i++)
      if (!items.hasNext() || !matchers[i].matches(items.next())) return false;
    return !items.hasNext();
  }

  /** Each item takes the first matcher that is left and matches it. */
  static boolean inAnyOrder(Iterator<?> items, Matcher<?>[] matchers) {
    final Matcher<?>[] left = matchers.clone();
    int count = left.length;
    while (items.hasNext()) {
      final int at = find(left, count, items.next());
      if (at < 0) return false;
      for (int i = at + 1; i < count; i++) left[i - 1] = left[i];
      count--;
    }
    return count == 0;
  }

  private static int find(Matcher<?>[] matchers, int count, Object item) {
    for (int i = 0; i < count; i++) if (matchers[i].matches(item)) return i;
    return -1;
  }
}
