/** Two lists that may share nodes. */
public class TwoLists {
  static class Node {
    int value;
    Node next;
  }

  /** Appends b to a, walking at most two nodes of a. */
  static Node append(Node a, Node b) {
    if (a == null) return b;
    Node last = a;
    int steps = 0;
    while (last.next != null && steps < 2) {
      last = last.next;
      steps++;
    }
    last.next = b;
    return a;
  }

  /** Writing through one is seen through the other where they are the same. */
  static int writeThrough(Node a, Node b) {
    a.value = 1;
    b.value = 2;
    return a.value;
  }
}
