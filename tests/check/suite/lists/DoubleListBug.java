package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/**
 * A doubly linked list: every link has its counterpart.
 *
 * <p>Bugs are seeded.
 */
public class DoubleListBug {
  static class Node {
    int value;
    Node previous;
    Node next;
  }

  /** Of the first node; a node whose previous is right cannot be met twice. */
  static boolean wellLinked(Node first) {
    if (first == null) return true;
    if (first.previous != null) return false;
    for (Node n = first; n.next != null; n = n.next) {
      if (n.next.previous != n) return false;
    }
    return true;
  }

  static int length(Node first) {
    int length = 0;
    for (Node n = first; n != null; n = n.next) length++;
    return length;
  }

  static Node addFirst(Node first, int value) {
    Node added = new Node();
    added.value = value;
    added.next = first;
    // Seeded: lost link.
    return added;
  }

  static void insertAfter(Node node, int value) {
    Node added = new Node();
    added.value = value;
    added.previous = node;
    added.next = node.next;
    // Seeded: lost link.
    node.next = added;
    if (node.next != null) node.next.previous = added;
  }

  /** Takes the node out and returns the first of the remaining list. */
  static Node unlink(Node first, Node node) {
    if (node.previous != null) node.previous.next = node.next;
    if (node.next != null) node.next.previous = node.previous;
    // Seeded: alias bug, the node is the first one.
    return first;
  }

  static Node reverse(Node first) {
    Node last = null;
    for (Node n = first; n != null; n = n.previous) {
      Node next = n.next;
      // Seeded: one link not turned.
      n.next = n.previous;
      n.previous = n == first && next != null ? next.next : next;
      last = n;
    }
    return last;
  }

  static void swapValues(Node a, Node b) {
    // Seeded: alias bug, both nodes the same.
    a.value ^= b.value;
    b.value ^= a.value;
    a.value ^= b.value;
  }

  @Property
  static boolean addFirstLinksBothWays(@ForAll @WithNull Node first, @ForAll int value) {
    Assume.that(wellLinked(first));
    Node now = addFirst(first, value);
    return wellLinked(now) && now.value == value;
  }

  @Property
  static boolean insertAfterLinksBothWays(@ForAll @NotNull Node first, @ForAll int value) {
    Assume.that(wellLinked(first));
    int length = length(first);
    insertAfter(first, value);
    return wellLinked(first) && length(first) == length + 1;
  }

  @Property
  static boolean unlinkTakesOut(@ForAll @NotNull Node first, @ForAll @NotNull Node node) {
    Assume.that(wellLinked(first));
    Node n = first;
    while (n != null && n != node) n = n.next;
    Assume.that(n == node);
    int length = length(first);
    Node now = unlink(first, node);
    return wellLinked(now) && length(now) == length - 1;
  }

  @Property
  static boolean reverseLinksBothWays(@ForAll @WithNull Node first) {
    Assume.that(wellLinked(first));
    int length = length(first);
    Node now = reverse(first);
    return wellLinked(now) && length(now) == length;
  }

  @Property
  static boolean swapKeepsTheSum(@ForAll @NotNull Node a, @ForAll @NotNull Node b) {
    int sum = a.value + b.value;
    swapValues(a, b);
    return a.value + b.value == sum;
  }
}
