package suite;

import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import javax.validation.constraints.NotNull;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Functions put together: composition, memory, optional values.
 *
 * <p>Bugs are seeded.
 */
public class PipelineBug {
  /** A value or nothing. */
  static final class Maybe<T> {
    private final T value;

    private Maybe(T value) {
      this.value = value;
    }

    static <T> Maybe<T> of(T value) {
      return new Maybe<>(value);
    }

    static <T> Maybe<T> none() {
      return new Maybe<>(null);
    }

    <R> Maybe<R> map(Function<T, R> f) {
      // Seeded: nothing mapped.
      return of(f.apply(value));
    }

    T or(Supplier<T> other) {
      return value == null ? other.get() : value;
    }
  }

  static IntUnaryOperator both(IntUnaryOperator first, IntUnaryOperator second) {
    // Seeded: wrong order.
    return x -> first.applyAsInt(second.applyAsInt(x));
  }

  static IntPredicate between(int low, int high) {
    // Seeded: wrong variable captured.
    return x -> x >= low && low <= high;
  }

  static int countIf(int[] numbers, IntPredicate wanted) {
    int count = 0;
    for (int number : numbers) {
      // Seeded: condition turned.
      if (!wanted.test(number)) count++;
    }
    return count;
  }

  @Property
  static boolean mapOfNothingIsNothing(@ForAll boolean some, @ForAll int x) {
    Maybe<Integer> maybe = some ? Maybe.of(x) : Maybe.none();
    return maybe.map(value -> value > 0).or(() -> false) == (some && x > 0);
  }

  @Property
  static boolean composedInOrder(@ForAll int x) {
    return both(y -> y + 1, y -> 2 * y).applyAsInt(x) == 2 * (x + 1);
  }

  @Property
  static boolean betweenIsInclusive(@ForAll int low, @ForAll int high, @ForAll int x) {
    return between(low, high).test(x) == (low <= x && x <= high);
  }

  @Property
  static boolean countedTwoWays(@ForAll @NotNull int[] numbers, @ForAll int bar) {
    int high = countIf(numbers, x -> x > bar);
    int expected = 0;
    for (int number : numbers) expected += number > bar ? 1 : 0;
    return high == expected;
  }
}
