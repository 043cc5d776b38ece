/** Loops over arrays and lists that decide something in each round: two to the number of rounds paths, or one. */
final class Loops {
  static final class Node {
    int value;
    Node next;
  }

  private Loops() {}

  static int max(int[] a) {
    if (a == null || a.length == 0) return 0;
    int max = a[0];
    for (int i = 1; i < a.length; i++) if (a[i] > max) max = a[i];
    return max;
  }

  static int countPositive(int[] a) {
    if (a == null) return 0;
    int count = 0;
    for (int i = 0; i < a.length; i++) if (a[i] > 0) count++;
    return count;
  }

  static int sumOfSizes(int[] a) {
    if (a == null) return 0;
    int sum = 0;
    for (int i = 0; i < a.length; i++) sum += a[i] < 0 ? -a[i] : a[i];
    return sum;
  }

  static boolean isSorted(int[] a) {
    if (a == null) return true;
    boolean sorted = true;
    for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) sorted = false;
    return sorted;
  }

  static void clamp(int[] a) {
    if (a == null) return;
    for (int i = 0; i < a.length; i++) {
      if (a[i] < 0) a[i] = 0;
      if (a[i] > 255) a[i] = 255;
    }
  }

  static int parity(boolean[] bits) {
    if (bits == null) return 0;
    int parity = 0;
    for (int i = 0; i < bits.length; i++) if (bits[i]) parity ^= 1;
    return parity;
  }

  static int digits(int n) {
    int result = 0;
    for (int bit = 0; bit < 12; bit++) if ((n & (1 << bit)) != 0) result++;
    return result;
  }

  static int kadane(int[] a) {
    if (a == null) return 0;
    int best = 0, here = 0;
    for (int i = 0; i < a.length; i++) {
      here += a[i];
      if (here < 0) here = 0;
      if (here > best) best = here;
    }
    return best;
  }

  static int indexOf(int[] a, int key) {
    if (a == null) return -1;
    for (int i = 0; i < a.length; i++) if (a[i] == key) return i;
    return -1;
  }

  static void bubble(int[] a) {
    if (a == null) return;
    for (int n = a.length; n > 1; n--)
      for (int i = 1; i < n; i++)
        if (a[i - 1] > a[i]) {
          int t = a[i];
          a[i] = a[i - 1];
          a[i - 1] = t;
        }
  }

  static int countPositive(Node list) {
    int count = 0;
    for (Node n = list; n != null; n = n.next) if (n.value > 0) count++;
    return count;
  }

  static boolean isAcyclic(Node list) {
    Node slow = list, fast = list;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) return false;
    }
    return true;
  }

  static Node negativesToZero(Node list) {
    for (Node n = list; n != null; n = n.next) if (n.value < 0) n.value = 0;
    return list;
  }

  /** Keeps what is positive; new nodes on some of the ways. */
  static Node keep(int[] a) {
    Node kept = null;
    if (a == null) return null;
    for (int i = 0; i < a.length; i++)
      if (a[i] > 0) {
        Node n = new Node();
        n.value = a[i];
        n.next = kept;
        kept = n;
      }
    return kept;
  }

  static int grade(int points) {
    int grade;
    if (points > 90) grade = 1;
    else if (points > 75) grade = 2;
    else if (points > 60) grade = 3;
    else grade = 4;
    int bonus = 0;
    if (grade == 1) bonus += 100;
    if (grade <= 2) bonus += 50;
    if (grade == 4) bonus -= 10;
    return bonus;
  }
}
