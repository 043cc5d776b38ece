package summa;

import org.opentest4j.TestAbortedException;

/**
 * Values that may be anything. An analysis takes each call for an input of its
 * own; a JVM takes the values that were recorded, one for each call in turn.
 */
public final class Any {
  public static Object[] recorded;
  static int next;

  private Any() {}

  /** From the first value again. */
  public static void rewind() {
    next = 0;
  }

  public static boolean aBoolean() {
    return (Boolean) take();
  }

  public static byte aByte() {
    return (Byte) take();
  }

  public static char aChar() {
    return (Character) take();
  }

  public static short aShort() {
    return (Short) take();
  }

  public static int anInt() {
    return (Integer) take();
  }

  public static long aLong() {
    return (Long) take();
  }

  public static float aFloat() {
    return (Float) take();
  }

  public static double aDouble() {
    return (Double) take();
  }

  public static String aString() {
    return (String) take();
  }

  /** This input does not count. An analysis ends here, whoever would catch what is thrown. */
  public static void ruleOut() {
    throw new TestAbortedException();
  }

  private static Object take() {
    if (recorded == null)
      throw new IllegalStateException("summa.Any: no values were recorded");
    if (next == recorded.length)
      throw new IllegalStateException(
          "summa.Any: more values asked for than were recorded");
    return recorded[next++];
  }
}
