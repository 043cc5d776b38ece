package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/**
 * Lists turned around in place, as a whole or up to a node.
 *
 * <p>Bugs are seeded.
 */
public class ReversalBug {
  static class Node {
    int value;
    Node next;
  }

  /** The hare meets the tortoise exactly where there is a cycle. */
  static boolean acyclic(Node head) {
    Node slow = head;
    Node fast = head;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) return false;
    }
    return true;
  }

  static int length(Node head) {
    int length = 0;
    for (Node n = head; n != null; n = n.next) length++;
    return length;
  }

  static Node last(Node head) {
    Node n = head;
    while (n.next != null) n = n.next;
    return n;
  }

  static Node reverse(Node head) {
    Node done = null;
    Node n = head;
    // Seeded: lost link.
    while (n != null && n.next != null) {
      Node rest = n.next;
      n.next = done;
      done = n;
      n = rest;
    }
    return done;
  }

  static Node reverseRecursively(Node n) {
    if (n == null || n.next == null) return n;
    Node result = reverseRecursively(n.next);
    n.next.next = n;
    // Seeded: cycle left behind.
    return result;
  }

  /** Reverses the nodes before the given one; the given one stays where it is. */
  static Node reverseUntil(Node head, Node end) {
    Node done = end;
    Node n = head;
    while (n != end) {
      Node rest = n.next;
      n.next = done;
      done = n;
      n = rest;
    }
    // Seeded: alias bug, both arguments the same.
    return head == end ? null : done;
  }

  static boolean palindrome(Node head) {
    int length = length(head);
    int[] values = new int[length];
    int i = 0;
    for (Node n = head; n != null; n = n.next) values[i++] = n.value;
    // Seeded: off by one.
    for (int a = 0, b = length - 1; a + 1 < b; a++, b--) {
      if (values[a] != values[b]) return false;
    }
    return true;
  }

  @Property
  static boolean reverseKeepsLength(@ForAll @WithNull Node head) {
    Assume.that(acyclic(head));
    int before = length(head);
    return length(reverse(head)) == before;
  }

  @Property
  static boolean recursiveReverseHasNoCycle(@ForAll @WithNull Node head) {
    Assume.that(head != null && acyclic(head));
    Node last = last(head);
    Node reversed = reverseRecursively(head);
    return reversed == last && acyclic(reversed);
  }

  @Property
  static boolean reverseUntilEndsWithRest(@ForAll @WithNull Node head, @ForAll @WithNull Node end) {
    Assume.that(acyclic(head));
    Node n = head;
    while (n != null && n != end) n = n.next;
    Assume.that(n == end);
    Node reversed = reverseUntil(head, end);
    while (reversed != null && reversed != end) reversed = reversed.next;
    return reversed == end;
  }

  @Property
  static boolean palindromeReadsTheSameBackwards(@ForAll @WithNull Node head) {
    Assume.that(head != null && acyclic(head));
    boolean same = palindrome(head);
    int first = head.value;
    return !same || last(head).value == first;
  }
}
