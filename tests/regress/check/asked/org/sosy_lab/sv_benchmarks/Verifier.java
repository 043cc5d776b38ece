package org.sosy_lab.sv_benchmarks;

/** What programs are compiled against: values to be asked for. */
public final class Verifier {
  private Verifier() {}

  public static boolean nondetBoolean() {
    return false;
  }

  public static byte nondetByte() {
    return 0;
  }

  public static char nondetChar() {
    return 0;
  }

  public static short nondetShort() {
    return 0;
  }

  public static long nondetLong() {
    return 0;
  }

  public static float nondetFloat() {
    return 0;
  }

  public static double nondetDouble() {
    return 0;
  }
}
