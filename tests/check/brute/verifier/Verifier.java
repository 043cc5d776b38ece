package org.sosy_lab.sv_benchmarks;

import java.util.function.IntUnaryOperator;

/** The class of the same name for trying all small values: a chooser says which comes next. */
public final class Verifier {
  /** An input that is not meant. */
  public static final class NotMeant extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotMeant() {
      super(null, null, false, false);
    }
  }

  private static final long[] NUMBERS = {
    0, 1, -1, 2, -2, 3, 4, 5, 6, 7, -7, 8, 9, 10, 11, 12, 42, 43, 100, -11, Integer.MAX_VALUE,
    Integer.MIN_VALUE, 1L << 31, Long.MAX_VALUE, Long.MIN_VALUE
  };
  private static final int INTS = 22;
  private static final String[] STRINGS = {"", "a", "b", "aa", "ab", "ba", "aba", "abc", "abcd",
    "\u0101"};

  /** Given the number of alternatives, returns one of them. */
  public static IntUnaryOperator chooser;

  private Verifier() {}

  public static void assume(boolean condition) {
    if (!condition) throw new NotMeant();
  }

  public static boolean nondetBoolean() {
    return chooser.applyAsInt(2) == 1;
  }

  public static byte nondetByte() {
    return (byte) (chooser.applyAsInt(256) - 128);
  }

  public static int nondetInt() {
    return (int) NUMBERS[chooser.applyAsInt(INTS)];
  }

  public static long nondetLong() {
    return NUMBERS[chooser.applyAsInt(NUMBERS.length)];
  }

  public static String nondetString() {
    return new String(STRINGS[chooser.applyAsInt(STRINGS.length)]);
  }
}
