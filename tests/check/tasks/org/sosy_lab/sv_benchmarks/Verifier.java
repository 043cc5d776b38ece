package org.sosy_lab.sv_benchmarks;

import java.util.Random;

/** Stands in for the class of the same name: any value, and assumptions that end the run. */
public final class Verifier {
  private Verifier() {}

  public static void assume(boolean condition) {
    if (!condition) Runtime.getRuntime().halt(1);
  }

  public static boolean nondetBoolean() {
    return new Random().nextBoolean();
  }

  public static byte nondetByte() {
    return (byte) new Random().nextInt();
  }

  public static char nondetChar() {
    return (char) new Random().nextInt();
  }

  public static short nondetShort() {
    return (short) new Random().nextInt();
  }

  public static int nondetInt() {
    return new Random().nextInt();
  }

  public static long nondetLong() {
    return new Random().nextLong();
  }

  public static float nondetFloat() {
    return Float.intBitsToFloat(new Random().nextInt());
  }

  public static double nondetDouble() {
    return Double.longBitsToDouble(new Random().nextLong());
  }

  public static String nondetString() {
    char[] letters = new char[new Random().nextInt(8)];
    for (int i = 0; i < letters.length; i++) letters[i] = nondetChar();
    return new String(letters);
  }
}
