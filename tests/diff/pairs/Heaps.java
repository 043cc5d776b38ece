package pairs;

/** Old and new versions that read and write objects. */
public class Heaps {
  static int counter = 0;

  public static int lengthOld(Node n) {
    int length = 0;
    for (; n != null; n = n.next) {
      if (++length == 4) return 4;
    }
    return length;
  }

  public static int lengthNew(Node n) {
    return upTo(n, 4);
  }

  private static int upTo(Node n, int most) {
    return n == null || most == 0 ? 0 : 1 + upTo(n.next, most - 1);
  }

  public static void swapOld(Node a, Node b) {
    int t = a.value;
    a.value = b.value;
    b.value = t;
  }

  // Makes a zero of an object that is swapped with itself.
  public static void swapNew(Node a, Node b) {
    a.value ^= b.value;
    b.value ^= a.value;
    a.value ^= b.value;
  }

  public static void addOld(Node a, Node b) {
    a.value += b.value;
    a.value += b.value;
  }

  // Where both are one object it has grown in between.
  public static void addNew(Node a, Node b) {
    a.value += 2 * b.value;
  }

  public static void cutOld(Node n) {
    n.next = null;
  }

  public static void cutNew(Node n) {
    if (n.next != null) n.next = null;
  }

  public static void linkOld(Node a, Node b) {
    a.value = 1;
    a.next = b.next;
  }

  // The exception comes before the first write.
  public static void linkNew(Node a, Node b) {
    Node rest = b.next;
    a.value = 1;
    a.next = rest;
  }

  public static Node pushOld(Node head, int value) {
    Node n = new Node();
    n.value = value;
    n.next = head;
    return n;
  }

  public static Node pushNew(Node head, int value) {
    Node spare = new Node();
    Node n = spare;
    n.next = head;
    n.value = value;
    spare = null;
    return n;
  }

  public static Node ringOld(int value) {
    Node n = new Node();
    n.value = value;
    n.next = n;
    return n;
  }

  // Two objects instead of one, all values alike.
  public static Node ringNew(int value) {
    Node n = new Node();
    Node m = new Node();
    n.value = value;
    m.value = value;
    n.next = m;
    m.next = n;
    return n;
  }

  public static int[] copyOld(int[] a) {
    return a.clone();
  }

  // The caller's own array where there is nothing to copy.
  public static int[] copyNew(int[] a) {
    if (a.length == 0) return a;
    return java.util.Arrays.copyOf(a, a.length);
  }

  public static int[] reversedOld(int[] a) {
    int[] b = new int[a.length];
    for (int i = 0; i < a.length; i++) b[i] = a[a.length - 1 - i];
    return b;
  }

  public static int[] reversedNew(int[] a) {
    int[] b = a.clone();
    for (int i = 0, j = b.length - 1; i < j; i++, j--) {
      int t = b[i];
      b[i] = b[j];
      b[j] = t;
    }
    return b;
  }

  public static int firstOld(int[] a) {
    int found = -1;
    for (int i = a.length - 1; i >= 0; i--) if (a[i] == 0) found = i;
    return found;
  }

  // The last one.
  public static int firstNew(int[] a) {
    int found = -1;
    for (int i = 0; i < a.length; i++) if (a[i] == 0) found = i;
    return found;
  }

  public static int maxOld(int[] a) {
    int max = a[0];
    for (int x : a) if (x > max) max = x;
    return max;
  }

  public static int maxNew(int[] a) {
    int max = a[0];
    for (int i = a.length - 1; i > 0; i--) max = Math.max(a[i], max);
    return max;
  }

  public static int lastOld(int[] a) {
    return a.length == 0 ? a[0] : a[a.length - 1];
  }

  // The same exception tells another index.
  public static int lastNew(int[] a) {
    return a[a.length - 1];
  }

  public static int totalOld(int[] a) {
    int total = 0;
    for (int x : a) total += x;
    return total;
  }

  public static int totalNew(int[] a) {
    int total = 0;
    for (int i = a.length; i-- > 0; ) total = a[i] + total;
    return total;
  }

  public static boolean holdsOld(Node n, int value) {
    return n != null && (n.value == value || n.next != null && n.next.value == value);
  }

  public static boolean holdsNew(Node n, int value) {
    for (int i = 0; i < 2; i++) {
      if (n == null) return false;
      if (n.value == value) return true;
      n = n.next;
    }
    return false;
  }

  public static Node splitOld(Node n) {
    Node rest = n.next;
    n.next = null;
    return rest;
  }

  public static Node splitNew(Node n) {
    Node kept = n;
    n = n.next;
    kept.next = null;
    return n;
  }

  public static boolean sameOld(Integer a, Integer b) {
    return a.equals(b);
  }

  // Large numbers have objects of their own.
  public static boolean sameNew(Integer a, Integer b) {
    return a == b;
  }

  public static int valueOld(Node n) {
    return n == null ? 0 : n.value;
  }

  public static int valueNew(Node n) {
    return n.value;
  }

  public static int countOld() {
    counter++;
    return counter;
  }

  public static int countNew() {
    return ++counter;
  }

  public static int peekOld() {
    return ++counter;
  }

  public static int peekNew() {
    return counter + 1;
  }

  public static int weightOld(Level level) {
    switch (level) {
      case LOW:
        return 1;
      case MIDDLE:
        return 2;
      default:
        return 4;
    }
  }

  public static int weightNew(Level level) {
    return 1 << level.ordinal();
  }

  public static int costOld(Level level) {
    int cost = 0;
    switch (level) {
      case LOW:
        cost += 1;
        break;
      case MIDDLE:
        cost += 2;
        break;
      case HIGH:
        cost += 4;
    }
    return cost;
  }

  // A break is missing.
  public static int costNew(Level level) {
    int cost = 0;
    switch (level) {
      case LOW:
        cost += 1;
      case MIDDLE:
        cost += 2;
        break;
      case HIGH:
        cost += 4;
    }
    return cost;
  }

  public static String labelOld(char c, boolean b) {
    return "c" + c + b;
  }

  public static String labelNew(char c, boolean b) {
    return new StringBuilder("c").append(c).append(b ? "true" : "false").toString();
  }

  public static String orderOld(boolean a, char c) {
    return a + "," + c;
  }

  // One letter is left out.
  public static String orderNew(boolean a, char c) {
    StringBuilder text = new StringBuilder().append(a).append(',');
    if (c != '7') text.append(c);
    return text.toString();
  }
}
