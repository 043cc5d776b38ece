package sites;

import java.util.function.UnaryOperator;

/** Boxed numbers of the input, and boxes of numbers of the input. */
public class Boxes {
  public static boolean same(Integer given) {
    Integer mine = 5;
    return given == mine;
  }

  public static int opened(Integer given) {
    return given > 3 ? given : -given;
  }

  public static boolean equal(Integer given, int x) {
    return given.equals(x + 1000);
  }

  public static int passedThrough(int x) {
    UnaryOperator<Integer> next = n -> n + 1;
    return x < 200 ? 0 : next.apply(x);
  }

  public static int keptOrNot(int x) {
    UnaryOperator<Integer> next = n -> n + 1;
    return x < 120 || x > 130 ? 0 : next.apply(x);
  }

  public static int letters(boolean b) {
    Object o = b ? (Object) Boolean.TRUE : (Object) 'x';
    return o instanceof Boolean ? 1 : (Character) o;
  }
}
