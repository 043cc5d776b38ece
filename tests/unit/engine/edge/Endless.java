/** Loops that end and loops that do not. */
class Endless {
  Endless next;
  int number;

  static void empty() {
    while (true) {
    }
  }

  static void back() {
    for (int i = 0;; i++) i = -1;
  }

  static void twoSteps() {
    int i = 0;
    for (;;) {
      if (i == 0)
        i = 7;
      else
        i = 0;
    }
  }

  static int length(Endless n) {
    int length = 0;
    for (; n != null; n = n.next) length = 1;
    return length;
  }

  static int counted(Endless n) {
    int length = 0;
    for (; n != null && length < 500; n = n.next) length++;
    return length;
  }

  static void ring() {
    Endless a = new Endless();
    a.next = new Endless();
    a.next.next = a;
    for (Endless n = a; n != null; n = n.next) {
    }
  }

  static void calling() {
    int i = 0;
    while (true) {
      i = same(i);
    }
  }

  private static int same(int i) {
    int sum = 0;
    for (int k = 0; k < 5; k++) sum += i;
    return sum / 5;
  }

  static void swapping() {
    Endless a = new Endless();
    Endless b = new Endless();
    a.number = 1;
    while (true) {
      int t = a.number;
      a.number = b.number;
      b.number = t;
    }
  }

  static int caught() {
    RuntimeException thrown = new RuntimeException();
    while (true) {
      try {
        throw thrown;
      } catch (RuntimeException e) {
      }
    }
  }

  static void locked() {
    Object lock = new Object();
    while (true) {
      synchronized (lock) {
      }
    }
  }

  // --- these end

  static int countdown() {
    int i = 100000;
    while (i != 0) i--;
    return i;
  }

  /** The frame comes back at once, the object only counts. */
  static int counter() {
    Endless n = new Endless();
    while (n.number < 20000) n.number++;
    return n.number;
  }

  static int element() {
    int[] cell = {0};
    while (cell[0] < 20000) cell[0]++;
    return cell[0];
  }

  static int total;

  static int statics() {
    total = 0;
    while (total != 12345) total++;
    return total;
  }

  /** Goes round the ring, and cuts it after many rounds. */
  static int cut() {
    Endless a = new Endless();
    a.next = new Endless();
    a.next.next = a;
    int length = 0;
    for (Endless n = a; n != null; n = n.next) {
      a.number++;
      if (a.number == 3000)
        a.next.next = null;
      length++;
    }
    return length;
  }

  /** All but one bit of a large state comes back. */
  static int longPeriod() {
    int x = 1;
    int rounds = 0;
    do {
      x = (x << 1) ^ ((x & 0x2000) != 0 ? 0x402b : 0);
      rounds++;
    } while (x != 1 && rounds < 40000);
    return rounds;
  }

  static int locks() {
    Object lock = new Object();
    return locks(lock, 300);
  }

  private static int locks(Object lock, int n) {
    if (n == 0)
      return 1;
    synchronized (lock) {
      return locks(lock, n - 1);
    }
  }

  static int allocating() {
    Endless n = null;
    for (int i = 0; i < 2000; i++) n = new Endless();
    return n.number;
  }

  static int unwinding() {
    int i = 0;
    while (true) {
      try {
        i++;
        if (i > 3000)
          return i;
        throw new RuntimeException();
      } catch (RuntimeException e) {
      }
    }
  }
}
