package cases;

/** i2b, i2c, i2s, i2l, i2f, i2d, l2i, l2f, l2d (JVMS 2.11.4). */
public class IntConversions {
  public static byte intToByteWraps() {
    int a = 200;
    return (byte) a;
  }

  public static int intToByteSignExtends() {
    int a = 0x12345680;
    return (byte) a;
  }

  public static char intToCharDropsSign() {
    int a = -1;
    return (char) a;
  }

  public static int intToCharZeroExtends() {
    int a = 0x7fff8001;
    return (char) a;
  }

  public static short intToShortWraps() {
    int a = 40000;
    return (short) a;
  }

  public static int byteToCharGoesThroughInt() {
    byte a = -2;
    return (char) a;
  }

  public static int charToByteToInt() {
    char a = '\u12ff';
    return (byte) a;
  }

  public static long intToLongSignExtends() {
    int a = -2;
    return a;
  }

  public static long maskedIntToLong() {
    int a = -2;
    return a & 0xffffffffL;
  }

  public static int longToIntDropsHighHalf() {
    long a = 0x1_8000_0001L;
    return (int) a;
  }

  public static byte longToByte() {
    long a = 0x7fL << 32 | 0x1ffL;
    return (byte) a;
  }

  public static float intToFloatRounds() {
    int a = 16777217;
    return a;
  }

  public static float intToFloatTiesToEven() {
    int a = 16777219;
    return a;
  }

  public static float maxIntToFloat() {
    int a = Integer.MAX_VALUE;
    return a;
  }

  public static double intToDoubleIsExact() {
    int a = Integer.MAX_VALUE;
    return a;
  }

  public static float longToFloatRoundsOnce() {
    long a = 0x7fffff4000000001L;
    return a;
  }

  public static double longToDoubleRounds() {
    long a = 9007199254740993L;
    return a;
  }

  public static double minLongToDouble() {
    long a = Long.MIN_VALUE;
    return a;
  }
}
