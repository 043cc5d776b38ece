package suite;

import java.util.function.IntPredicate;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/** Nodes taken out of a singly linked list: by value, by place, by a condition. */
public class Removal {
  static class Node {
    int value;
    Node next;
  }

  static final int LIMIT = 3;

  /** Lists of at most LIMIT nodes; anything longer, cycles too, is refused. */
  static boolean isShort(Node head) {
    int count = 0;
    for (Node n = head; n != null; n = n.next) {
      if (++count > LIMIT) return false;
    }
    return true;
  }

  static int count(Node head, IntPredicate wanted) {
    int count = 0;
    for (Node n = head; n != null; n = n.next) {
      if (wanted.test(n.value)) count++;
    }
    return count;
  }

  static Node removeIf(Node head, IntPredicate unwanted) {
    while (head != null && unwanted.test(head.value)) head = head.next;
    Node n = head;
    while (n != null && n.next != null) {
      if (unwanted.test(n.next.value)) {
        n.next = n.next.next;
      } else {
        n = n.next;
      }
    }
    return head;
  }

  static Node removeFirst(Node head, int value) {
    if (head == null) return null;
    if (head.value == value) return head.next;
    head.next = removeFirst(head.next, value);
    return head;
  }

  static Node removeAt(Node head, int index) {
    if (index == 0) return head.next;
    Node n = head;
    for (int i = 1; i < index; i++) n = n.next;
    n.next = n.next.next;
    return head;
  }

  static int sumOfFirstThree(Node head) {
    int sum = 0;
    Node n = head;
    for (int i = 0; i < 3; i++) {
      if (n == null) break;
      sum += n.value;
      n = n.next;
    }
    return sum;
  }

  static Node dropLast(Node head) {
    if (head == null || head.next == null) return null;
    Node n = head;
    while (n.next.next != null) n = n.next;
    n.next = null;
    return head;
  }

  @Property
  static boolean removeIfLeavesNone(@ForAll @WithNull Node head, @ForAll int bar) {
    Assume.that(isShort(head));
    IntPredicate high = value -> value > bar;
    int low = count(head, high.negate());
    Node rest = removeIf(head, high);
    return count(rest, high) == 0 && count(rest, value -> value <= bar) == low;
  }

  @Property
  static boolean removeFirstTakesOne(@ForAll @WithNull Node head, @ForAll int value) {
    Assume.that(isShort(head));
    int before = count(head, v -> v == value);
    Node rest = removeFirst(head, value);
    return count(rest, v -> v == value) == Math.max(before - 1, 0);
  }

  @Property
  static boolean removeAtShortensByOne(@ForAll @WithNull Node head, @ForAll int index) {
    Assume.that(isShort(head));
    int length = count(head, v -> true);
    Assume.that(index >= 0 && index < length);
    return count(removeAt(head, index), v -> true) == length - 1;
  }

  @Property
  static void sumOfThreeNeverFails(@ForAll @WithNull Node head) {
    Assume.that(isShort(head) && head != null);
    sumOfFirstThree(head);
  }

  @Property
  static boolean dropLastKeepsTheOthers(@ForAll @WithNull Node head) {
    Assume.that(isShort(head));
    int length = count(head, v -> true);
    return count(dropLast(head), v -> true) == Math.max(length - 1, 0);
  }
}
