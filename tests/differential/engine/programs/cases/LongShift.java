package cases;

/** lshl, lshr, lushr: the distance is an int, masked to six bits; land, lor, lxor. */
public class LongShift {
  public static long shiftByMoreThan63() {
    long a = 5;
    int n = 65;
    return a << n;
  }

  public static long shiftBy64IsIdentity() {
    long a = 0x123456789L;
    int n = 64;
    return (a << n) + (a >> n) + (a >>> n);
  }

  public static long shiftBy32CrossesTheHalves() {
    long a = 0x89abcdefL;
    int n = 32;
    return a << n;
  }

  public static long arithmeticShiftKeepsSign() {
    long a = Long.MIN_VALUE;
    int n = 63;
    return a >> n;
  }

  public static long logicalShiftDropsSign() {
    long a = -1;
    int n = 1;
    return a >>> n;
  }

  public static long negativeDistance() {
    long a = 0x7000000000000003L;
    int n = -2;
    return (a << n) ^ (a >>> n);
  }

  public static long longDistance() {
    long a = 1;
    long n = 0x700000003L;
    return a << n;
  }

  public static long intShiftBeforeWidening() {
    int a = 1;
    int n = 35;
    long narrow = a << n;
    long wide = (long) a << n;
    return wide + narrow;
  }

  public static long bitOperations() {
    long a = 0xff00ff00ff00ff00L;
    long b = 0x0ff00ff00ff00ff0L;
    return ((a & b) * 3) ^ ((a | b) * 5) ^ ((a ^ b) * 7) ^ ~a;
  }

  public static int countBitsByHand() {
    long a = 0x8000000180000001L;
    int count = 0;
    for (; a != 0; a >>>= 1) count += (int) (a & 1);
    return count;
  }

  public static long reverseBytesByHand() {
    long a = 0x0102030405060788L;
    long reversed = 0;
    for (int i = 0; i < 8; i++) {
      reversed = (reversed << 8) | (a & 0xff);
      a >>= 8;
    }
    return reversed;
  }
}
