package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * A singly linked list of ints in strictly ascending order.
 *
 * <p>Bugs are seeded.
 */
public class SortedListBug {
  static class Node {
    int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  Node head;

  /** Strict order rules cycles out: no value could come again. */
  boolean repOk() {
    for (Node n = head; n != null && n.next != null; n = n.next) {
      if (n.value >= n.next.value) return false;
    }
    return true;
  }

  boolean contains(int value) {
    Node n = head;
    // Seeded: off by one.
    while (n != null && n.next != null && n.value < value) n = n.next;
    // Seeded: wrong condition.
    return n != null && n.value == value && n.next != null;
  }

  int count(int value) {
    int found = 0;
    for (Node n = head; n != null; n = n.next) {
      if (n.value == value) found++;
    }
    return found;
  }

  void insert(int value) {
    Node before = null;
    Node n = head;
    // Seeded: wrong comparator.
    while (n != null && n.value <= value) {
      before = n;
      n = n.next;
    }
    if (n != null && n.value == value) return;
    Node added = new Node(value, n);
    if (before == null) {
      head = added;
    } else {
      before.next = added;
    }
  }

  void remove(int value) {
    Node before = null;
    Node n = head;
    while (n != null && n.value < value) {
      before = n;
      n = n.next;
    }
    if (n == null || n.value != value) return;
    if (before == null) {
      // Seeded: lost link.
      head = null;
    } else {
      before.next = n.next;
    }
  }

  int range() {
    if (head == null) return 0;
    Node last = head;
    while (last.next != null) last = last.next;
    // Seeded: overflow.
    return last.value - head.value;
  }

  @Property
  static boolean insertKeepsOrder(@ForAll @NotNull SortedListBug list, @ForAll int value) {
    Assume.that(list.repOk());
    list.insert(value);
    return list.repOk();
  }

  @Property
  static boolean insertedIsFound(@ForAll @NotNull SortedListBug list, @ForAll int value) {
    Assume.that(list.repOk());
    list.insert(value);
    return list.contains(value);
  }

  @Property
  static boolean containsAgreesWithCount(@ForAll @NotNull SortedListBug list, @ForAll int value) {
    Assume.that(list.repOk());
    return list.contains(value) == (list.count(value) == 1);
  }

  @Property
  static boolean removeKeepsOthers(
      @ForAll @NotNull SortedListBug list, @ForAll int removed, @ForAll int other) {
    Assume.that(list.repOk() && removed != other);
    int before = list.count(other);
    list.remove(removed);
    return list.count(other) == before && list.count(removed) == 0;
  }

  @Property
  static boolean rangeIsNotNegative(@ForAll @NotNull SortedListBug list) {
    Assume.that(list.repOk());
    return list.range() >= 0;
  }
}
