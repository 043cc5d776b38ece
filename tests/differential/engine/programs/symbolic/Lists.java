package symbolic;

/** Walks and changes of one list. Every loop stops after LIMIT cells: inputs may be rings. */
public class Lists {
  static final int LIMIT = 3;

  public static boolean contains(Node head, int value) {
    int steps = 0;
    for (Node n = head; n != null && steps < LIMIT; n = n.next, steps++) {
      if (n.value == value)
        return true;
    }
    return false;
  }

  public static int length(Node head) {
    int length = 0;
    while (head != null && length < LIMIT) {
      head = head.next;
      length++;
    }
    return length;
  }

  public static Node reverse(Node head) {
    Node done = null;
    for (int steps = 0; head != null && steps < LIMIT; steps++) {
      Node next = head.next;
      head.next = done;
      done = head;
      head = next;
    }
    return done;
  }

  public static Node insertSorted(Node head, int value) {
    Node made = new Node();
    made.value = value;
    if (head == null || value <= head.value) {
      made.next = head;
      return made;
    }
    Node n = head;
    for (int steps = 0; n.next != null && n.next.value < value && steps < LIMIT; steps++)
      n = n.next;
    made.next = n.next;
    n.next = made;
    return head;
  }

  public static Node remove(Node head, int value) {
    if (head == null)
      return null;
    if (head.value == value)
      return head.next;
    Node n = head;
    for (int steps = 0; n.next != null && steps < LIMIT; steps++) {
      if (n.next.value == value) {
        n.next = n.next.next;
        return head;
      }
      n = n.next;
    }
    return head;
  }

  public static boolean isSorted(Node head) {
    int steps = 0;
    while (head != null && head.next != null && steps++ < LIMIT) {
      if (head.value > head.next.value)
        return false;
      head = head.next;
    }
    return true;
  }

  public static boolean hasCycle(Node head) {
    Node slow = head, fast = head;
    for (int steps = 0; fast != null && fast.next != null && steps < LIMIT; steps++) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast)
        return true;
    }
    return false;
  }

  public static int third(Node head) {
    return head.next.next.value;
  }

  public static int swapFirstTwo(Node head) {
    if (head == null || head.next == null)
      return -1;
    int kept = head.value;
    head.value = head.next.value;
    head.next.value = kept;
    return head.value - head.next.value;
  }

  public static int largest(Node head) {
    int best = head.value;
    int steps = 0;
    for (Node n = head.next; n != null && steps < LIMIT; n = n.next, steps++) {
      if (n.value > best)
        best = n.value;
    }
    return best;
  }

  public static boolean pointsBack(Node head) {
    return head != null && head.next != null && head.next.next == head;
  }

  public static void cutAfter(Node head, int value) {
    int steps = 0;
    for (Node n = head; n != null && steps < LIMIT; n = n.next, steps++) {
      if (n.value == value)
        n.next = null;
    }
  }
}
