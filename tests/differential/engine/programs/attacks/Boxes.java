package attacks;

/** Small numbers have one box, others a new one each time. */
public class Boxes {
  static boolean cached(int n) {
    Integer a = n;
    Integer b = n;
    return a == b;
  }

  static int ofInput(Integer n) {
    Integer again = n.intValue();
    return n == again ? 1 : n.equals(again) ? 2 : 3;
  }

  static boolean characters(char c) {
    Character a = c;
    Character b = c;
    return a == b;
  }

  static boolean longs(long n) {
    Long a = n;
    return a == Long.valueOf(n);
  }

  static int truth(Boolean b) {
    return b == Boolean.TRUE ? 1 : b == Boolean.FALSE ? 2 : b == null ? 0 : b ? 3 : 4;
  }
}
