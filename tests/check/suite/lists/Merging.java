package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/** Two sorted lists become one, and one becomes two. */
public class Merging {
  static class Node {
    int value;
    Node next;
  }

  /** Ascending and of at most three nodes. */
  static boolean sorted(Node head) {
    int count = 0;
    for (Node n = head; n != null; n = n.next) {
      if (++count > 3) return false;
      if (n.next != null && n.value > n.next.value) return false;
    }
    return true;
  }

  static boolean ascending(Node head) {
    for (Node n = head; n != null && n.next != null; n = n.next) {
      if (n.value > n.next.value) return false;
    }
    return true;
  }

  static int length(Node head) {
    int length = 0;
    for (Node n = head; n != null; n = n.next) length++;
    return length;
  }

  /** Two lists share a node exactly when they share their last one. */
  static boolean disjoint(Node a, Node b) {
    if (a == null || b == null) return true;
    while (a.next != null) a = a.next;
    while (b.next != null) b = b.next;
    return a != b;
  }

  static Node merge(Node a, Node b) {
    Node anchor = new Node();
    Node last = anchor;
    while (a != null && b != null) {
      if (a.value <= b.value) {
        last.next = a;
        a = a.next;
      } else {
        last.next = b;
        b = b.next;
      }
      last = last.next;
    }
    last.next = a != null ? a : b;
    return anchor.next;
  }

  /** Cuts the second half off and returns it. */
  static Node split(Node head) {
    if (head == null) return null;
    Node slow = head;
    Node fast = head.next;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
    }
    Node rest = slow.next;
    slow.next = null;
    return rest;
  }

  /** Appends in place; a list cannot be appended to itself. */
  static Node append(Node a, Node b) {
    if (a == null) return b;
    if (b == null || !disjoint(a, b)) return a;
    Node last = a;
    while (last.next != null) last = last.next;
    last.next = b;
    return a;
  }

  @Property
  static boolean mergeIsSorted(@ForAll @WithNull Node a, @ForAll @WithNull Node b) {
    Assume.that(sorted(a) && sorted(b) && disjoint(a, b));
    return ascending(merge(a, b));
  }

  @Property
  static boolean mergeKeepsEveryNode(@ForAll @WithNull Node a, @ForAll @WithNull Node b) {
    Assume.that(sorted(a) && sorted(b) && disjoint(a, b));
    int nodes = length(a) + length(b);
    return length(merge(a, b)) == nodes;
  }

  @Property
  static boolean splitCutsInTwo(@ForAll @WithNull Node head) {
    Assume.that(sorted(head));
    int nodes = length(head);
    Node rest = split(head);
    return length(head) + length(rest) == nodes && length(rest) <= length(head);
  }

  @Property
  static boolean appendEnds(@ForAll @WithNull Node a, @ForAll @WithNull Node b) {
    Assume.that(sorted(a) && sorted(b));
    Node n = append(a, b);
    for (int i = 0; i < 6 && n != null; i++) n = n.next;
    return n == null;
  }
}
