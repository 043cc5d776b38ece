package summa;

/** As much as the samples need to compile. */
public class Summa {
  public static void check(boolean condition) {
    if (!condition) throw new AssertionError();
  }

  public static void cover() {}
}
