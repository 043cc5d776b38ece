/** Requirements of many forms, and a method whose result tells inputs apart. */
public class Input {
  int v;
  Input next;
  Input other;
  boolean flag;

  static int numberOf(int v) {
    if (v == 0) return 0;
    if (v == 1) return 1;
    return v < 0 ? 2 : 3;
  }

  static int which(Input x, Input a, Input b) {
    if (x == null) return 0;
    if (x == a) return 1;
    return x == b ? 2 : 3;
  }

  static int of(Input x, Input a, Input b) {
    if (x == null) return 0;
    return 1 + numberOf(x.v) + 4 * which(x.next, a, b) + 16 * which(x.other, a, b)
        + (x.flag ? 64 : 0);
  }

  static int tell(Input a, Input b) {
    return of(a, a, b) + 1000 * of(b, a, b) + (a == b ? 1_000_000 : 0);
  }

  static boolean isNegative(Input a) {
    return a.v < 0;
  }

  static boolean isNull(Input a) {
    return a == null;
  }

  static boolean inOrder(Input a, Input b) {
    return a.v < b.v || (a.v == b.v && a.next == b);
  }

  static boolean isList(Input a) {
    if (a == null) return true;
    if (a.next != null && a.next.v <= a.v) return false;
    return isList(a.next);
  }

  static boolean isTree(Input n, Input low, Input high) {
    if (n == null) return true;
    if (low != null && n.v <= low.v) return false;
    if (high != null && n.v >= high.v) return false;
    return isTree(n.next, low, n) && isTree(n.other, n, high);
  }

  static boolean both(boolean p, boolean q) {
    return p & q;
  }

  static boolean[] answers(Input a) {
    return new boolean[] {isNegative(a)};
  }

  static boolean denied(Input a, Input b) {
    return a != null && b != null && !isNegative(a) && !isNegative(b);
  }

  static boolean different(Input a, Input b) {
    return isNull(a) || isNull(b) || isNegative(a) != isNegative(b);
  }

  static boolean branching(Input a, Input b) {
    if (isNull(a)) return isNull(b);
    return !isNull(b) && (a.flag ? isNegative(b) : inOrder(a, b));
  }

  static boolean oneOnly(Input a, Input b) {
    return isList(a) && !isList(b);
  }

  static boolean eitherOr(Input a, Input b) {
    boolean x = isList(a);
    boolean y = isList(b);
    return x ^ y;
  }

  static boolean counted(Input a, Input b) {
    int n = 0;
    if (isList(a)) n++;
    if (isList(b)) n++;
    return n == 1;
  }

  static boolean caught(Input a, Input b) {
    try {
      return a.next.v < b.next.v;
    } catch (NullPointerException e) {
      return a == null && b == null;
    }
  }

  static boolean compared(Input a, Input b) {
    return both(a != null, b != null) && both(!isNegative(a), inOrder(a, b)) == a.flag;
  }

  static boolean mixed(Input a, Input b) {
    return a != null && (a.other == b) == isList(a) && (b == null || b.flag == isNull(b.next));
  }

  static boolean stored(Input a, Input b) {
    return a != null && answers(a)[0] == isNull(b);
  }

  static boolean trees(Input a, Input b) {
    return a != null && b != null && a != b && isTree(a, null, b) && isTree(b, a, null);
  }

  static boolean never(Input a, Input b) {
    return a != null && a.v < 0 && !isNegative(a);
  }
}
