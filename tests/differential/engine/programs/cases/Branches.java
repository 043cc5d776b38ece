package cases;

/** Every conditional branch, taken and not taken, and how && || ! use them. */
public class Branches {
  private static int againstZero(int a) {
    int bits = a == 0 ? 1 : 0;
    bits |= a != 0 ? 2 : 0;
    bits |= a < 0 ? 4 : 0;
    bits |= a <= 0 ? 8 : 0;
    bits |= a > 0 ? 16 : 0;
    return bits | (a >= 0 ? 32 : 0);
  }

  private static int against(int a, int b) {
    int bits = a == b ? 1 : 0;
    bits |= a != b ? 2 : 0;
    bits |= a < b ? 4 : 0;
    bits |= a <= b ? 8 : 0;
    bits |= a > b ? 16 : 0;
    return bits | (a >= b ? 32 : 0);
  }

  public static int zeroTests() {
    return againstZero(0) * 10000 + againstZero(-1) * 100 + againstZero(1);
  }

  public static int zeroTestsOfExtremes() {
    return againstZero(Integer.MIN_VALUE) * 100 + againstZero(Integer.MAX_VALUE);
  }

  public static int compareIsSigned() {
    return against(-1, 1) * 100 + against(1, -1);
  }

  public static int compareDoesNotSubtract() {
    return against(Integer.MIN_VALUE, Integer.MAX_VALUE) * 100
        + against(Integer.MAX_VALUE, Integer.MIN_VALUE);
  }

  public static int compareEqual() {
    return against(7, 7);
  }

  public static int nullTests() {
    Object a = null;
    Object b = new Object();
    int bits = a == null ? 1 : 0;
    bits |= a != null ? 2 : 0;
    bits |= b == null ? 4 : 0;
    return bits | (b != null ? 8 : 0);
  }

  public static int referenceIdentity() {
    Object a = new Object();
    Object b = new Object();
    Object c = a;
    int bits = a == b ? 1 : 0;
    bits |= a != b ? 2 : 0;
    bits |= a == c ? 4 : 0;
    return bits | (a != c ? 8 : 0);
  }

  private static int trace;

  private static boolean note(int digit, boolean value) {
    trace = trace * 10 + digit;
    return value;
  }

  public static int shortCircuitSkips() {
    boolean a = note(1, false) && note(2, true);
    boolean b = note(3, true) || note(4, false);
    return a == b ? -trace : trace;
  }

  public static int eagerOperatorsDoNotSkip() {
    boolean a = note(1, false) & note(2, true);
    boolean b = note(3, true) | note(4, false);
    boolean c = note(5, true) ^ note(6, true);
    return (a ? 1 : 0) + (b ? 2 : 0) + (c ? 4 : 0) + trace * 10;
  }

  public static int mixedConnectives() {
    int count = 0;
    for (int i = 0; i < 16; i++) {
      boolean a = (i & 1) != 0, b = (i & 2) != 0, c = (i & 4) != 0, d = (i & 8) != 0;
      if (a && !b || c && (d || !a))
        count += i;
    }
    return count;
  }

  public static int ternaryChain() {
    int sum = 0;
    for (int i = -2; i <= 2; i++) sum = sum * 5 + (i < 0 ? i < -1 ? 4 : 3 : i == 0 ? 2 : 1);
    return sum;
  }

  public static boolean booleanAsValue() {
    int a = 3;
    boolean odd = (a & 1) == 1;
    boolean big = a > 100;
    return odd != big;
  }
}
