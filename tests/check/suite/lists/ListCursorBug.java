package suite;

import java.util.Iterator;
import java.util.NoSuchElementException;
import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * A list that is walked, and changed, through its iterator.
 *
 * <p>Bugs are seeded.
 */
public class ListCursorBug implements Iterable<Integer> {
  static class Cell {
    int item;
    Cell rest;
  }

  Cell first;

  boolean repOk() {
    int count = 0;
    for (Cell c = first; c != null; c = c.rest) {
      if (++count > 3) return false;
    }
    return true;
  }

  int size() {
    int size = 0;
    for (Cell c = first; c != null; c = c.rest) size++;
    return size;
  }

  private class Cursor implements Iterator<Integer> {
    private Cell before;
    private Cell last;
    private Cell next = first;

    @Override
    public boolean hasNext() {
      // Seeded: off by one.
      return next != null && next.rest != null;
    }

    @Override
    public Integer next() {
      // Seeded: missing check.
      if (last != null) before = last;
      last = next;
      next = next.rest;
      return last.item;
    }

    @Override
    public void remove() {
      // Seeded: state not reset.
      if (last == null && before == null) throw new IllegalStateException();
      if (before == null) {
        // Seeded: lost link.
        first = next == null ? null : next.rest;
      } else {
        before.rest = next;
      }
      last = null;
    }
  }

  @Override
  public Iterator<Integer> iterator() {
    return new Cursor();
  }

  @Property
  static boolean iteratorVisitsAll(@ForAll @NotNull ListCursorBug list) {
    Assume.that(list.repOk());
    int visited = 0;
    for (Iterator<Integer> i = list.iterator(); i.hasNext(); i.next()) visited++;
    return visited == list.size();
  }

  @Property
  static boolean nextEndsWithItsException(@ForAll @NotNull ListCursorBug list) {
    Assume.that(list.repOk());
    Iterator<Integer> i = list.iterator();
    try {
      for (int calls = 0; calls < 4; calls++) i.next();
      return false;
    } catch (NoSuchElementException expected) {
      return true;
    }
  }

  @Property
  static boolean removeThroughIteratorTakesOne(
      @ForAll @NotNull ListCursorBug list, @ForAll boolean second) {
    Assume.that(list.repOk());
    int size = list.size();
    Assume.that(size >= 2);
    Iterator<Integer> i = list.iterator();
    i.next();
    if (second) i.next();
    i.remove();
    return list.size() == size - 1;
  }

  @Property
  static boolean removeTwiceIsRefused(@ForAll @NotNull ListCursorBug list) {
    Assume.that(list.repOk() && list.size() >= 2);
    Iterator<Integer> i = list.iterator();
    i.next();
    i.next();
    i.remove();
    try {
      i.remove();
      return false;
    } catch (IllegalStateException expected) {
      return true;
    }
  }
}
