/**
 * A list of references, searched five times: the example that work on heap
 * summaries measures. Which elements are the same object decides what is found.
 */
public class FiveSearches {
  Node head;

  static class Data {}

  static class Node {
    Data element;
    Node next;
  }

  /** What every list promises: it ends. */
  static boolean repOk(FiveSearches list, Data a, Data b, Data c, Data d, Data e) {
    Node slow = list.head;
    Node fast = list.head;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) return false;
    }
    return true;
  }

  boolean contains(Data wanted) {
    for (Node n = head; n != null; n = n.next) {
      if (n.element == wanted) return true;
    }
    return false;
  }

  /** How many of the five are in the list. */
  int count(Data a, Data b, Data c, Data d, Data e) {
    int found = 0;
    if (contains(a)) found++;
    if (contains(b)) found++;
    if (contains(c)) found++;
    if (contains(d)) found++;
    if (contains(e)) found++;
    return found;
  }
}
