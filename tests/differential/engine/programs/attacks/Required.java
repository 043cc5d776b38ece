package attacks;

/** Requirements that throw, write or never end. */
public class Required {
  int n;
  Required next;
  static int asked;

  static boolean writes(Required r) {
    asked++;
    r.n = 5;
    r.next = r;
    return r.n == 5;
  }

  static boolean fails(Required r) {
    if (r.n < 0) throw new IllegalStateException();
    return r.next == null || r.next.n != r.n;
  }

  static int read(Required r) {
    if (r == null) return -1;
    return r.next == r ? 1 : r.n == 5 ? 2 : asked;
  }
}
