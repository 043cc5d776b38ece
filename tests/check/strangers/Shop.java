package strangers;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Properties as people write them about code of every day: records, enums, boxes, streams, functions. */
public final class Shop {
  enum Level {
    LOW, MID, HIGH;

    Level next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }

  record Item(String name, int price) {}

  static final class Range {
    final int lo;
    final int hi;

    Range(int lo, int hi) {
      if (lo > hi) throw new IllegalArgumentException(lo + ">" + hi);
      this.lo = lo;
      this.hi = hi;
    }

    boolean has(int x) {
      return lo <= x && x <= hi;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Range r && r.lo == lo && r.hi == hi;
    }

    @Override
    public int hashCode() {
      return 31 * lo + hi;
    }
  }

  private Shop() {}

  static boolean nextIsOther(Level l) {
    return l == null || l.next() != l;
  }

  static boolean nextIsNeverLow(Level l) {
    return l == null || l.next() != Level.LOW;
  }

  static boolean totalIsNotNegative(List<Item> items) {
    if (items == null) return true;
    int sum = 0;
    for (Item i : items) if (i != null) sum += i.price();
    return sum >= 0;
  }

  static boolean rangeHasItsEnds(int a, int b) {
    try {
      Range r = new Range(a, b);
      return r.has(a) && r.has(b);
    } catch (IllegalArgumentException wrong) {
      return a > b;
    }
  }

  static boolean equalRangesHashAlike(Range a, Range b) {
    return a == null || b == null || !a.equals(b) || a.hashCode() == b.hashCode();
  }

  static boolean hashTellsRangesApart(Range a, Range b) {
    return a == null || b == null || a.hashCode() != b.hashCode() || a.equals(b);
  }

  static boolean middleIsBetween(int a, int b) {
    int middle = (a + b) / 2;
    return a > b || a <= middle && middle <= b;
  }

  static boolean trimmedOnceIsEnough(String s) {
    return s == null || s.trim().trim().equals(s.trim());
  }

  static boolean noBoxIs42(Object o) {
    return !(o instanceof Integer i) || i != 42;
  }

  static boolean equalBoxesAreTheSame(Integer a, Integer b) {
    return a == null || b == null || !a.equals(b) || a == b;
  }

  static boolean streamFindsTheMost(int[] a) {
    return a == null || a.length == 0 || IntStream.of(a).max().getAsInt() >= a[0];
  }

  static boolean sortedBeginsWithTheLeast(int[] a) {
    if (a == null || a.length == 0) return true;
    int[] sorted = a.clone();
    Arrays.sort(sorted);
    for (int x : a) if (x < sorted[0]) return false;
    return true;
  }

  private static <T extends Comparable<T>> T larger(T a, T b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  static boolean largerIsOneOfBoth(String a, String b) {
    if (a == null || b == null) return true;
    String l = larger(a, b);
    return l == a || l == b;
  }

  static boolean answerIsYes(String s) {
    if (s == null) return true;
    return switch (s) {
      case "yes", "y" -> true;
      case "no" -> false;
      default -> true;
    };
  }

  static boolean lastInFirstOut(int a, int b) {
    Deque<Integer> d = new ArrayDeque<>();
    d.push(a);
    d.push(b);
    return d.pop() == b && d.pop() == a;
  }

  static boolean setIsInOrder(int a, int b, int c) {
    TreeSet<Integer> t = new TreeSet<>(List.of(a, b, c));
    return t.first() <= t.last();
  }

  static boolean absoluteIsNotNegative(int a) {
    return Math.abs(a) >= 0;
  }

  static boolean productFits(int a, int b) {
    return (long) a * b == a * b;
  }

  static boolean functionRepeatsItself(IntUnaryOperator f, int x) {
    return f == null || f.applyAsInt(x) == f.applyAsInt(x);
  }

  static boolean operationIsSymmetric(IntBinaryOperator f, int a, int b) {
    return f == null || f.applyAsInt(a, b) == f.applyAsInt(b, a);
  }

  static boolean filterAndItsOppositeDisagree(Predicate<Item> p, Item i) {
    return p == null || p.test(i) != p.negate().test(i);
  }

  static boolean mappedIsNeverEmpty(Optional<String> o, Function<String, Integer> f) {
    if (o == null || f == null || o.isEmpty()) return true;
    return o.map(f).isPresent();
  }

  static boolean nameIsAsMade(String name, int price) {
    return Objects.equals(new Item(name, price).name(), name);
  }
}
