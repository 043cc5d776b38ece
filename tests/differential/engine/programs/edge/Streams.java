package edge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams, Optional, lambdas and iterators. */
public final class Streams {
  private Streams() {}

  public static int range() {
    return IntStream.range(0, 10).filter(x -> x % 3 == 0).sum();
  }

  public static String collected() {
    return Stream.of("a", "bb", "ccc").map(String::toUpperCase).collect(Collectors.joining("+"));
  }

  public static String collectedList() {
    return Stream.of(3, 1, 2).sorted().collect(Collectors.toList()).toString();
  }

  public static int reduced() {
    return Stream.of(1, 2, 3, 4).reduce(1, (a, b) -> a * b);
  }

  public static int grouped() {
    Map<Integer, List<String>> groups =
        Stream.of("a", "bb", "cc", "d").collect(Collectors.groupingBy(String::length));
    return groups.get(1).size() * 10 + groups.get(2).size();
  }

  public static String limited() {
    return Stream.iterate(1, x -> x * 2).limit(6).map(String::valueOf)
        .collect(Collectors.joining(","));
  }

  public static boolean matched() {
    return Stream.of(1, 2).anyMatch(x -> x > 1) && Stream.of(1, 2).noneMatch(x -> x > 2)
        && Stream.<Integer>empty().allMatch(x -> false);
  }

  public static int flatMapped() {
    return Stream.of(List.of(1, 2), List.of(3)).flatMap(List::stream).mapToInt(x -> x).sum();
  }

  public static long distinctAndSkipped() {
    return Stream.of(1, 1, 2, 3, 3).distinct().skip(1).count();
  }

  public static int usedTwice() {
    Stream<Integer> stream = Stream.of(1);
    stream.count();
    return (int) stream.count();
  }

  public static int lazy() {
    int[] seen = {0};
    Stream<Integer> stream = Stream.of(1, 2, 3).peek(x -> seen[0]++);
    int before = seen[0];
    Optional<Integer> first = stream.filter(x -> x > 1).findFirst();
    return before * 100 + seen[0] * 10 + first.get();
  }

  public static double averaged() {
    return IntStream.of(1, 2, 4).average().getAsDouble();
  }

  public static int maxOfNone() {
    return IntStream.empty().max().getAsInt();
  }

  public static String toMap() {
    return Stream.of("a", "bb").collect(Collectors.toMap(s -> s, String::length)).toString();
  }

  public static int toMapTwice() {
    return Stream.of("a", "a").collect(Collectors.toMap(s -> s, String::length)).size();
  }

  public static int toImmutableList() {
    Stream.of(1).toList().add(2);
    return 1;
  }

  public static String partitioned() {
    return IntStream.rangeClosed(1, 5).boxed()
        .collect(Collectors.partitioningBy(x -> x % 2 == 0)).toString();
  }

  public static int takenWhile() {
    return IntStream.iterate(1, x -> x < 100, x -> x * 3).takeWhile(x -> x < 20).sum();
  }

  public static String statistics() {
    var s = IntStream.of(4, 8).summaryStatistics();
    return s.getMin() + " " + s.getMax() + " " + s.getSum() + " " + s.getCount();
  }

  public static int maxByComparator() {
    return Stream.of("aa", "b", "cccc").max(Comparator.comparingInt(String::length)).get().length();
  }

  public static int optional() {
    return Optional.of(4).map(x -> x + 1).filter(x -> x > 3).orElse(0)
        + Optional.<Integer>empty().orElseGet(() -> 10);
  }

  public static int optionalEmpty() {
    return Optional.<Integer>empty().get();
  }

  public static int optionalOfNull() {
    return Optional.of((Integer) null).get();
  }

  public static int optionalThrows() {
    return Optional.<Integer>empty().orElseThrow(IllegalStateException::new);
  }

  public static String optionalText() {
    return Optional.of("x") + " " + Optional.empty() + " " + OptionalInt.of(3);
  }

  public static boolean optionalEquals() {
    return Optional.of(1).equals(Optional.of(1)) && Optional.ofNullable(null).isEmpty()
        && Optional.empty() == Optional.empty();
  }

  public static int optionalIfPresent() {
    int[] x = {0};
    Optional.of(5).ifPresentOrElse(v -> x[0] = v, () -> x[0] = -1);
    return x[0];
  }

  public static int composed() {
    Function<Integer, Integer> twice = x -> x * 2;
    return twice.andThen(x -> x + 1).compose((Integer x) -> x - 3).apply(10);
  }

  public static boolean predicates() {
    Predicate<String> empty = String::isEmpty;
    return empty.negate().and(s -> s.length() < 3).or(s -> s.equals("long")).test("ab")
        && Predicate.not(empty).test("x");
  }

  public static int captured() {
    List<Supplier<Integer>> list = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int j = i;
      list.add(() -> j * 10);
    }
    int sum = 0;
    for (Supplier<Integer> s : list) sum += s.get();
    return sum;
  }

  public static int curried() {
    Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
    return add.apply(3).apply(4);
  }

  public static int methodReferences() {
    BiFunction<String, String, Boolean> equal = String::equals;
    Function<Integer, int[]> make = int[]::new;
    Supplier<List<String>> list = ArrayList::new;
    return (equal.apply("a", "a") ? 1 : 0) + make.apply(4).length * 10 + list.get().size();
  }

  public static int boundToNull() {
    String nothing = null;
    Supplier<Integer> length = nothing::length;
    return 1;
  }

  public static int recursiveLambda() {
    return Factorial.SELF.applyAsInt(5, 1);
  }

  static final class Factorial {
    static final IntBinaryOperator SELF =
        (n, acc) -> n == 0 ? acc : Factorial.SELF.applyAsInt(n - 1, acc * n);
  }

  public static boolean identity() {
    return UnaryOperator.<String>identity().apply("x") == "x";
  }

  static final class Countdown implements Iterable<Integer> {
    private final int from;

    Countdown(int from) {
      this.from = from;
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        private int next = from;

        @Override
        public boolean hasNext() {
          return next > 0;
        }

        @Override
        public Integer next() {
          if (!hasNext()) throw new NoSuchElementException();
          return next--;
        }
      };
    }
  }

  public static int ownIterable() {
    int digits = 0;
    for (int x : new Countdown(4)) digits = digits * 10 + x;
    return digits;
  }

  public static int iteratorWithoutRemove() {
    new Countdown(2).iterator().remove();
    return 1;
  }

  public static int forEachOfIterable() {
    int[] sum = {0};
    new Countdown(3).forEach(x -> sum[0] += x);
    return sum[0];
  }

  public static int spliterator() {
    int[] sum = {0};
    new Countdown(3).spliterator().forEachRemaining(x -> sum[0] += x);
    return sum[0];
  }

  public static int exceptionInLambda() {
    return Stream.of(1, 0).map(x -> 1 / x).reduce(0, Integer::sum);
  }

  public static String boxedSorted() {
    return Stream.of(5, 3, 4).sorted(Comparator.reverseOrder()).map(Object::toString)
        .reduce("", String::concat);
  }

  public static int parallel() {
    return IntStream.range(0, 100).parallel().sum();
  }
}
