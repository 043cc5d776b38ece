package summa;

import org.opentest4j.AssertionFailedError;

/** Inputs, assumptions and claims, for those who use no test framework. */
public final class Summa {
  private Summa() {}

  public static boolean anyBoolean() {
    return Any.aBoolean();
  }

  public static byte anyByte() {
    return Any.aByte();
  }

  public static char anyChar() {
    return Any.aChar();
  }

  public static short anyShort() {
    return Any.aShort();
  }

  public static int anyInt() {
    return Any.anInt();
  }

  public static long anyLong() {
    return Any.aLong();
  }

  public static float anyFloat() {
    return Any.aFloat();
  }

  public static double anyDouble() {
    return Any.aDouble();
  }

  public static String anyString() {
    return Any.aString();
  }

  /** Only inputs count for which the condition holds. */
  public static void assume(boolean condition) {
    if (!condition) Any.ruleOut();
  }

  /** The condition must hold whenever this is reached. */
  public static void check(boolean condition) {
    if (!condition) throw new AssertionFailedError();
  }

  /** Some input must come here: what nobody reaches claims nothing. */
  public static void cover() {}
}
