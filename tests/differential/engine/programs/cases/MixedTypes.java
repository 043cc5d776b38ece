package cases;

/** Binary promotion, ternaries of mixed types, narrowing by compound assignment (JLS 5.6). */
public class MixedTypes {
  public static int byteCompoundNarrows() {
    byte b = 10;
    b += 300;
    return b;
  }

  public static int byteMultiplyNarrows() {
    byte b = 100;
    b *= b;
    return b;
  }

  public static int byteIncrementWraps() {
    byte b = 127;
    b++;
    int first = b;
    b--;
    return first * 1000 + b;
  }

  public static int charIncrementWraps() {
    char c = '\uffff';
    c++;
    int first = c;
    c--;
    return first + c;
  }

  public static int charArithmeticIsInt() {
    char a = 'a';
    char z = 'z';
    return z - a + a * z;
  }

  public static int charCompoundWithInt() {
    char c = 'x';
    c -= 200;
    return c;
  }

  public static int shortCompoundShift() {
    short s = 0x7fff;
    s <<= 1;
    int first = s;
    s >>>= 1;
    return first * 100000 + s;
  }

  public static int intCompoundWithDouble() {
    int i = 7;
    i *= 1.5;
    i /= 0.3;
    return i;
  }

  public static int intCompoundWithLong() {
    int i = 5;
    i += 1L << 33;
    i ^= 0x1_0000_000fL;
    return i;
  }

  public static int intCompoundOverflowingDouble() {
    int i = 1;
    i += 1e18;
    return i;
  }

  public static long longCompoundWithFloat() {
    long l = (1L << 53) + 1;
    l += 0.5f;
    return l;
  }

  public static int byteDividedByDoubleZero() {
    byte b = 5;
    b /= 0.0;
    return b;
  }

  public static double ternaryPromotesToDouble() {
    int i = 3;
    boolean yes = i == 3;
    return yes ? i : 2.5;
  }

  public static int ternaryOfCharAndConstant() {
    char c = 'A';
    boolean no = c == 'B';
    int narrow = no ? 0 : c;
    return narrow;
  }

  public static long ternaryOfIntAndLong() {
    int i = -1;
    long l = 1;
    return (l > 0 ? i : l) >>> 1;
  }

  public static float intPlusFloat() {
    int i = 16777217;
    float f = 1f;
    return i + f;
  }

  public static double longPlusDouble() {
    long l = Long.MAX_VALUE;
    return l + 1.0;
  }

  public static float longTimesFloat() {
    long l = 123456789012345L;
    float f = 0.5f;
    return l * f;
  }

  public static boolean intEqualsFloatAfterRounding() {
    int i = 16777217;
    float f = 16777216f;
    return i == f;
  }

  public static int booleanCompound() {
    boolean a = true;
    boolean b = false;
    a &= !b;
    b |= a ^ true;
    a ^= a;
    return (a ? 1 : 0) + (b ? 2 : 0);
  }

  public static int shiftTypeFollowsLeftOperand() {
    byte b = -1;
    long distance = 28;
    return b >>> distance;
  }

  public static int unaryPromotion() {
    byte b = -128;
    int negated = -b;
    byte back = (byte) -b;
    return negated * 1000 + back + ~b;
  }
}
