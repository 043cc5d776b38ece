package cases;

/** ladd to lneg, lcmp, ldiv and lrem (JVMS 6.5). */
public class LongArithmetic {
  public static long addOverflows() {
    long a = Long.MAX_VALUE;
    long b = 1;
    return a + b;
  }

  public static long addCarriesIntoHighHalf() {
    long a = 0xffffffffL;
    long b = 1;
    return a + b;
  }

  public static long multiplyKeepsLowBits() {
    long a = 0x123456789abcdefL;
    long b = 0xfedcba987654321L;
    return a * b;
  }

  public static long negateMinValue() {
    long a = Long.MIN_VALUE;
    return -a;
  }

  public static long divideMinByMinusOne() {
    long a = Long.MIN_VALUE;
    long b = -1;
    return a / b;
  }

  public static long remainderMinByMinusOne() {
    long a = Long.MIN_VALUE;
    long b = -1;
    return a % b;
  }

  public static long divideRoundsTowardsZero() {
    long a = -10000000001L;
    long b = 10;
    return a / b;
  }

  public static long remainderHasSignOfDividend() {
    long a = -10000000007L;
    long b = 10;
    return a % b * 100 + -a % -b;
  }

  public static long divideByZero() {
    long a = 1;
    long b = 0;
    return a / b;
  }

  public static long remainderByZero() {
    long a = 1;
    long b = 0;
    return a % b;
  }

  public static long divisorWithZeroLowHalfIsNotZero() {
    long a = Long.MAX_VALUE;
    long b = 0x100000000L;
    return a / b;
  }

  public static long intOverflowsBeforeWidening() {
    int a = 1 << 30;
    int b = 4;
    long narrow = a * b;
    long wide = (long) a * b;
    return wide - narrow;
  }

  public static int compareThreeWays() {
    long a = 1L << 40;
    long b = -a;
    int bits = a > b ? 1 : 0;
    bits |= a < b ? 2 : 0;
    bits |= a >= a ? 4 : 0;
    bits |= a <= b ? 8 : 0;
    bits |= a == b ? 16 : 0;
    bits |= a != b ? 32 : 0;
    return bits;
  }

  public static int compareLooksAtAllBits() {
    long a = 0x100000000L;
    long b = 0x200000000L;
    return (a == b ? 1 : 0) | (a < b ? 2 : 0) | ((int) a == (int) b ? 4 : 0);
  }

  public static int compareExtremes() {
    long low = Long.MIN_VALUE;
    long high = Long.MAX_VALUE;
    return (low < high ? 1 : 0) | (low - 1 == high ? 2 : 0) | (high > low ? 4 : 0);
  }
}
