package org.sosy_lab.sv_benchmarks;

import summa.Any;

/** The inputs and assumptions of verification tasks. */
public final class Verifier {
  private Verifier() {}

  public static void assume(boolean condition) {
    if (!condition) Any.ruleOut();
  }

  public static boolean nondetBoolean() {
    return Any.aBoolean();
  }

  public static byte nondetByte() {
    return Any.aByte();
  }

  public static char nondetChar() {
    return Any.aChar();
  }

  public static short nondetShort() {
    return Any.aShort();
  }

  public static int nondetInt() {
    return Any.anInt();
  }

  public static long nondetLong() {
    return Any.aLong();
  }

  public static float nondetFloat() {
    return Any.aFloat();
  }

  public static double nondetDouble() {
    return Any.aDouble();
  }

  public static String nondetString() {
    return Any.aString();
  }
}
