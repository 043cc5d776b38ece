/** Numbers, places and exceptions that depend on the ways that have met. */
public class ChoiceLitmus {
  ChoiceLitmus next;
  boolean on;

  static class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1;
    final int code;

    Wrong(int code) {
      this.code = code;
    }
  }

  private static int count(boolean a, boolean b, boolean c) {
    int n = 0;
    if (a) n++;
    if (b) n++;
    if (c) n++;
    return n;
  }

  static int counter(boolean a, boolean b, boolean c) {
    int n = count(a, b, c);
    return n > 1 ? n * 10 : -n;
  }

  /** Beyond the largest number, and the remainder of what is below zero. */
  static int edges(boolean a, boolean b, boolean c) {
    int n = Integer.MAX_VALUE - 1 + count(a, b, c);
    int least = n < 0 ? n % 7 : n / 7;
    return n == Integer.MIN_VALUE ? least + 1 : least;
  }

  static int divided(boolean a, boolean b, boolean c) {
    try {
      return 6 / (count(a, b, c) - 1);
    } catch (ArithmeticException e) {
      return -1;
    }
  }

  static long shifted(boolean a, boolean b, boolean c) {
    long one = 1L << 20 * count(a, b, c);
    int half = -1 >>> 11 * count(a, b, c);
    return one > half ? one : half;
  }

  static int narrowed(boolean a, boolean b, boolean c) {
    int n = count(a, b, c) * 100;
    byte small = (byte) n;
    char sign = (char) -n;
    return small < 0 ? sign : small;
  }

  static double halves(boolean a, boolean b, boolean c) {
    double d = count(a, b, c) / 2.0;
    float none = (float) d / (float) d;
    return none != none ? -d : d - Math.abs(-d) + none;
  }

  static int place(boolean a, boolean b, boolean c) {
    int[] cells = {5, 6, 7};
    cells[count(a, b, c)] = 1;
    return cells[count(b, c, a)] + cells[count(a, a, b)];
  }

  /** More cases than are kept as such. */
  static int many(boolean a, boolean b, boolean c, boolean d, boolean e) {
    int n = 0;
    if (a) n += 1;
    if (b) n += 2;
    if (c) n += 4;
    if (d) n += 8;
    if (e) n += 16;
    return n % 5 == 3 ? n : 40;
  }

  static int chosen(boolean a, boolean b, boolean c) {
    switch (count(a, b, c)) {
      case 0:
        return 3;
      case 2:
        return a ? 4 : 5;
      default:
        throw new Wrong(count(a, b, false));
    }
  }

  /** One instruction, other exceptions; and the same class from another place. */
  static int thrown(boolean a, boolean b, boolean c) {
    for (int i = 0; i < 3; i++) {
      if (i == count(a, b, c)) throw new Wrong(i);
    }
    if (a) throw new Wrong(7);
    return 0;
  }

  static int deep(boolean a, boolean b, int calls) {
    if (calls > 2 || calls < 0) throw new Wrong(calls);
    if (a) return 1 + deep(b, false, calls + 1);
    return b ? deep(true, b, calls + 2) : calls;
  }

  /** A size kept in the heap of the input, changed on some ways. */
  static int walked(ChoiceLitmus list) {
    int n = 0;
    ChoiceLitmus p = list;
    for (int i = 0; p != null && i < 3; i++, p = p.next) {
      if (p.on) n++;
      p.on = n > 1;
      if (p.next == list) throw new Wrong(n);
    }
    return n == 2 ? 20 : n;
  }
}
