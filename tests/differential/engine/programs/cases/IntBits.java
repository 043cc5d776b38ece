package cases;

/** ishl, ishr, iushr with the distance masked to five bits; iand, ior, ixor (JVMS 6.5). */
public class IntBits {
  public static int shiftLeftBy32IsIdentity() {
    int a = 0x40000001;
    int n = 32;
    return a << n;
  }

  public static int shiftLeftBy33() {
    int a = 0x40000001;
    int n = 33;
    return a << n;
  }

  public static int shiftByNegativeDistance() {
    int a = 0x0f0f0f0f;
    int n = -1;
    return (a << n) ^ (a >> n) ^ (a >>> n);
  }

  public static int arithmeticShiftKeepsSign() {
    int a = Integer.MIN_VALUE;
    int n = 31;
    return a >> n;
  }

  public static int logicalShiftDropsSign() {
    int a = Integer.MIN_VALUE;
    int n = 31;
    return a >>> n;
  }

  public static int logicalShiftByZeroKeepsNegative() {
    int a = -5;
    int n = 64;
    return a >>> n;
  }

  public static int longDistanceIsNarrowed() {
    int a = 3;
    long n = 0x100000004L;
    return (a << n) + (a >> n);
  }

  public static int complementIsXorWithMinusOne() {
    int a = 0x0000ffff;
    return ~a;
  }

  public static int andOrXorTogether() {
    int a = 0xcccccccc;
    int b = 0xaaaaaaaa;
    return (a & b) + 3 * (a | b) + 5 * (a ^ b);
  }

  public static int countBitsByHand() {
    int a = 0xf0f0a501;
    int count = 0;
    while (a != 0) {
      a &= a - 1;
      count++;
    }
    return count;
  }

  public static int reverseBitsByHand() {
    int a = 0x00c0ffee;
    int reversed = 0;
    for (int i = 0; i < 32; i++) {
      reversed = (reversed << 1) | (a & 1);
      a >>>= 1;
    }
    return reversed;
  }

  public static int rotateLeft() {
    int a = 0x80000001;
    int n = 5;
    return (a << n) | (a >>> -n);
  }

  public static int lowestSetBit() {
    int a = 0xfffff000;
    return a & -a;
  }
}
