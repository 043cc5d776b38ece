package attacks;

import java.util.function.Function;
import java.util.function.Supplier;

/** What erasure leaves to be checked. */
public class Generic {
  static class Box<T> {
    T value;

    <R> Box<R> map(Function<T, R> f) {
      Box<R> box = new Box<>();
      box.value = f.apply(value);
      return box;
    }
  }

  interface Nobody {
    int get();
  }

  static int unboxed(Box<Integer> b) {
    return b.value;
  }

  static int mapped(Box<Integer> b, int n) {
    return b.map(v -> v == null ? n : v + n).value;
  }

  static <T extends Comparable<T>> int order(Box<T> a, Box<T> b) {
    return a.value == b.value ? 0 : 1;
  }

  static int nobody(Nobody n) {
    return n == null ? 0 : n.get();
  }

  static int supplied(Supplier<Integer> s) {
    Supplier<Integer> mine = () -> 3;
    return s == mine ? 1 : s == null ? mine.get() : 2;
  }

  static boolean lambdas(boolean b) {
    Supplier<Integer> one = b ? () -> 1 : () -> 2;
    return one.get() == 1;
  }
}
