package cases;

/** Small whole programs over linked objects. */
public class LinkedStructures {
  static class Node {
    int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static class Tree {
    int key;
    Tree left, right;

    Tree(int key) {
      this.key = key;
    }

    void insert(int k) {
      if (k < key) {
        if (left == null)
          left = new Tree(k);
        else
          left.insert(k);
      } else if (k > key) {
        if (right == null)
          right = new Tree(k);
        else
          right.insert(k);
      }
    }

    int height() {
      return 1 + Math.max(left == null ? 0 : left.height(), right == null ? 0 : right.height());
    }

    int walk(int hash) {
      if (left != null)
        hash = left.walk(hash);
      hash = hash * 31 + key;
      return right == null ? hash : right.walk(hash);
    }
  }

  private static Node list(int... values) {
    Node head = null;
    for (int i = values.length - 1; i >= 0; i--) head = new Node(values[i], head);
    return head;
  }

  private static int fold(Node n) {
    int hash = 1;
    for (; n != null; n = n.next) hash = hash * 10 + n.value;
    return hash;
  }

  private static Tree tree() {
    Tree t = new Tree(50);
    int[] keys = {30, 70, 20, 40, 60, 80, 30, 65, 10, 64};
    for (int k : keys) t.insert(k);
    return t;
  }

  public static int buildList() {
    return fold(list(1, 2, 3, 4));
  }

  public static int reverseList() {
    Node head = list(1, 2, 3, 4, 5);
    Node done = null;
    while (head != null) {
      Node next = head.next;
      head.next = done;
      done = head;
      head = next;
    }
    return fold(done);
  }

  private static Node reversed(Node n) {
    if (n == null || n.next == null)
      return n;
    Node head = reversed(n.next);
    n.next.next = n;
    n.next = null;
    return head;
  }

  public static int reverseRecursively() {
    return fold(reversed(list(6, 7, 8)));
  }

  public static int removeMatching() {
    Node head = list(2, 3, 4, 6, 7, 8);
    Node dummy = new Node(0, head);
    for (Node n = dummy; n.next != null;) {
      if (n.next.value % 2 == 0)
        n.next = n.next.next;
      else
        n = n.next;
    }
    return fold(dummy.next);
  }

  public static int mergeSortedLists() {
    Node a = list(1, 4, 6), b = list(2, 3, 9);
    Node head = new Node(0, null), last = head;
    while (a != null && b != null) {
      if (a.value < b.value) {
        last = last.next = a;
        a = a.next;
      } else {
        last = last.next = b;
        b = b.next;
      }
    }
    last.next = a == null ? b : a;
    return fold(head.next);
  }

  public static boolean findCycle() {
    Node head = list(1, 2, 3, 4, 5);
    Node last = head;
    while (last.next != null) last = last.next;
    last.next = head.next;
    Node slow = head, fast = head;
    do {
      slow = slow.next;
      fast = fast.next.next;
    } while (fast != null && slow != fast);
    return slow == fast;
  }

  public static int insertSorted() {
    Node head = null;
    int[] values = {5, 1, 4, 2, 3};
    for (int v : values) {
      if (head == null || v < head.value) {
        head = new Node(v, head);
        continue;
      }
      Node n = head;
      while (n.next != null && n.next.value < v) n = n.next;
      n.next = new Node(v, n.next);
    }
    return fold(head);
  }

  public static int treeInOrder() {
    return tree().walk(0);
  }

  public static int treeHeight() {
    return tree().height();
  }

  public static int rotateTree() {
    Tree t = tree();
    int before = t.height();
    Tree pivot = t.right;
    t.right = pivot.left;
    pivot.left = t;
    return before * 100 + pivot.height() * 10 + (pivot.walk(0) == tree().walk(0) ? 1 : 0);
  }

  public static int aliasedNodes() {
    Node shared = list(7, 8);
    Node a = new Node(1, shared), b = new Node(2, shared);
    a.next.value = 9;
    b.next.next = null;
    return fold(a) * 1000 + fold(b);
  }

  public static void walkOffTheEnd() {
    Node n = list(1, 2);
    for (int i = 0; i < 3; i++) n = n.next;
    n.value = 1;
  }

  static class Twin {
    int value;
    Twin before, after;
  }

  public static int doublyLinkedRing() {
    Twin ring = new Twin();
    ring.before = ring.after = ring;
    for (int i = 1; i <= 4; i++) {
      Twin t = new Twin();
      t.value = i;
      t.after = ring;
      t.before = ring.before;
      ring.before.after = t;
      ring.before = t;
    }
    Twin second = ring.after.after;
    second.before.after = second.after;
    second.after.before = second.before;
    int hash = 0;
    for (Twin t = ring.before; t != ring; t = t.before) hash = hash * 10 + t.value;
    return hash;
  }
}
