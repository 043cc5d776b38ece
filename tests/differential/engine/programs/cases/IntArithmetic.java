package cases;

/** iadd to ineg, iinc: two's complement with overflow; idiv and irem (JVMS 6.5). */
public class IntArithmetic {
  public static int addOverflows() {
    int a = Integer.MAX_VALUE;
    int b = 1;
    return a + b;
  }

  public static int subtractOverflows() {
    int a = Integer.MIN_VALUE;
    int b = 1;
    return a - b;
  }

  public static int multiplyKeepsLowBits() {
    int a = 0x12345678;
    int b = 0x9abcdef1;
    return a * b;
  }

  public static int negateMinValue() {
    int a = Integer.MIN_VALUE;
    return -a;
  }

  public static int divideMinByMinusOne() {
    int a = Integer.MIN_VALUE;
    int b = -1;
    return a / b;
  }

  public static int remainderMinByMinusOne() {
    int a = Integer.MIN_VALUE;
    int b = -1;
    return a % b;
  }

  public static int divideRoundsTowardsZero() {
    int a = -7;
    int b = 2;
    return (a / b) * 100 + (-a / -b);
  }

  public static int remainderHasSignOfDividend() {
    int a = -7;
    int b = 3;
    return (a % b) * 1000 + (-a % -b) * 100 + (a % -b) * 10;
  }

  public static int divideByZero() {
    int a = 5;
    int b = 0;
    return a / b;
  }

  public static int remainderByZero() {
    int a = 5;
    int b = 0;
    return a % b;
  }

  public static int zeroDividedByZero() {
    int a = 0;
    return a / a;
  }

  public static int iincWithExtremeByteConstants() {
    int a = 0;
    a += 127;
    a += -128;
    a -= 128;
    a += 128;
    return a;
  }

  public static int iincWithWideConstants() {
    int a = 1;
    a += 32767;
    a += -32768;
    a += 1000;
    a -= 32768;
    return a;
  }

  public static int iincOverflows() {
    int a = Integer.MAX_VALUE;
    a++;
    int b = Integer.MIN_VALUE;
    b--;
    return a ^ b;
  }

  public static int constantTooWideForIinc() {
    int a = 1;
    a += 32768;
    a += 100000;
    return a;
  }
}
