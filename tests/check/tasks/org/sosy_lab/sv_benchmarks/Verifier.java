package org.sosy_lab.sv_benchmarks;

import java.util.Random;

/** Stands in for the class of the same name: any value, and assumptions that end the run. */
public final class Verifier {
  private static final Random RANDOM = new Random();

  private Verifier() {}

  public static void assume(boolean condition) {
    if (!condition) Runtime.getRuntime().halt(1);
  }

  public static boolean nondetBoolean() {
    return RANDOM.nextBoolean();
  }

  public static byte nondetByte() {
    return (byte) RANDOM.nextInt();
  }

  public static char nondetChar() {
    return (char) RANDOM.nextInt();
  }

  public static short nondetShort() {
    return (short) RANDOM.nextInt();
  }

  public static int nondetInt() {
    return RANDOM.nextInt();
  }

  public static long nondetLong() {
    return RANDOM.nextLong();
  }

  public static float nondetFloat() {
    return Float.intBitsToFloat(RANDOM.nextInt());
  }

  public static double nondetDouble() {
    return Double.longBitsToDouble(RANDOM.nextLong());
  }

  public static String nondetString() {
    char[] letters = new char[RANDOM.nextInt(8)];
    for (int i = 0; i < letters.length; i++) letters[i] = nondetChar();
    return new String(letters);
  }
}
