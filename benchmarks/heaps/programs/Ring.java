/** A circular list. */
public class Ring {
  Node current;

  static class Node {
    int value;
    Node next;
  }

  /** The links lead back to where they started. */
  static boolean repOk(Ring ring, int value) {
    if (ring.current == null) return true;
    Node slow = ring.current;
    Node fast = ring.current.next;
    while (fast != ring.current) {
      if (fast == null || fast == slow) return false;
      fast = fast.next;
      if (fast == ring.current) return true;
      if (fast == null) return false;
      slow = slow.next;
      fast = fast.next;
    }
    return true;
  }

  static boolean repOk(Ring ring) {
    return repOk(ring, 0);
  }

  /** Turns the ring until that value is current. */
  boolean turnTo(int value) {
    if (current == null) return false;
    Node start = current;
    do {
      if (current.value == value) return true;
      current = current.next;
    } while (current != start);
    return false;
  }

  /** Takes the node after the current one out. */
  void removeNext() {
    if (current == null) return;
    Node gone = current.next;
    if (gone == current) {
      current = null;
    } else {
      current.next = gone.next;
    }
    gone.next = null;
  }
}
