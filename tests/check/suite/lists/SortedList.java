package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A singly linked list of ints in strictly ascending order. */
public class SortedList {
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
    while (n != null && n.value < value) n = n.next;
    return n != null && n.value == value;
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
    while (n != null && n.value < value) {
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
      head = n.next;
    } else {
      before.next = n.next;
    }
  }

  int range() {
    if (head == null) return 0;
    Node last = head;
    while (last.next != null) last = last.next;
    return last.value >= 0 && head.value < 0 ? Integer.MAX_VALUE : last.value - head.value;
  }

  @Property
  static boolean insertKeepsOrder(@ForAll @NotNull SortedList list, @ForAll int value) {
    Assume.that(list.repOk());
    list.insert(value);
    return list.repOk();
  }

  @Property
  static boolean insertedIsFound(@ForAll @NotNull SortedList list, @ForAll int value) {
    Assume.that(list.repOk());
    list.insert(value);
    return list.contains(value);
  }

  @Property
  static boolean containsAgreesWithCount(@ForAll @NotNull SortedList list, @ForAll int value) {
    Assume.that(list.repOk());
    return list.contains(value) == (list.count(value) == 1);
  }

  @Property
  static boolean removeKeepsOthers(
      @ForAll @NotNull SortedList list, @ForAll int removed, @ForAll int other) {
    Assume.that(list.repOk() && removed != other);
    int before = list.count(other);
    list.remove(removed);
    return list.count(other) == before && list.count(removed) == 0;
  }

  @Property
  static boolean rangeIsNotNegative(@ForAll @NotNull SortedList list) {
    Assume.that(list.repOk());
    return list.range() >= 0;
  }
}
