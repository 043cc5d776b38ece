package brute;

import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * Which values a number of the input takes. There are several sets, large to small: an input with
 * many numbers takes the largest set whose combinations can still all be tried.
 */
final class Domains {
  /** A range of a parameter with at most so many values is tried value by value. */
  private static final long WHOLE_RANGE = 64;

  /** Numbers of each set; the first has the constants of the code besides. */
  private static final long[][] NUMBERS = {
    {-2, -1, 0, 1, 2, 3}, {-2, -1, 0, 1, 2, 3}, {-1, 0, 1, 2}, {0, 1, 2}, {0, 1}, {0}
  };

  private static final String[] CHARACTERS = {"ab0A9 ", "ab0A9 ", "ab0A9 ", "ab0", "ab", "a"};

  /** Sets up to this one have the least and the largest number of the type. */
  private static final int LAST_WITH_EDGES = 2;

  /** 0, 1, -1, 2, -2 and so on: what is printed is as plain as it can be. */
  private static final Comparator<Long> ROUNDEST_FIRST =
      Comparator.<Long>comparingDouble(number -> Math.abs((double) number))
          .thenComparing(Comparator.reverseOrder());

  static final int LEVELS = NUMBERS.length;

  private final Constants constants;

  Domains(Constants constants) {
    this.constants = constants;
  }

  /** Level 0 is the largest set. */
  List<Object> values(Slot slot, int level) {
    if (slot.type() == boolean.class) return List.of(false, true);
    AnnotatedElement parameter = slot.parameter();
    List<Object> values = new ArrayList<>();
    for (long number : numbers(slot, level)) {
      if (Annotations.admits(parameter, number)) values.add(box(slot.type(), number));
    }
    return values;
  }

  private Iterable<Long> numbers(Slot slot, int level) {
    TreeSet<Long> numbers = new TreeSet<>(ROUNDEST_FIRST);
    if (slot.type() == char.class) return characters(level);
    long low = Annotations.lowest(slot.parameter());
    long high = Annotations.highest(slot.parameter());
    if (low > Long.MIN_VALUE && high < Long.MAX_VALUE && high - low <= WHOLE_RANGE) {
      for (long i = low; i <= high; i++) numbers.add(i);
      return numbers;
    }
    add(numbers, NUMBERS[level]);
    if (level <= LAST_WITH_EDGES) addEdges(numbers, slot.type());
    if (level == 0) numbers.addAll(constants.numbers());
    if (low > Long.MIN_VALUE) numbers.add(low);
    if (high < Long.MAX_VALUE) numbers.add(high);
    numbers.removeIf(number -> !fits(slot.type(), number));
    return numbers;
  }

  private Iterable<Long> characters(int level) {
    TreeSet<Long> numbers = new TreeSet<>();
    CHARACTERS[level].chars().forEach(c -> numbers.add((long) c));
    if (level <= LAST_WITH_EDGES) numbers.addAll(constants.characters());
    return numbers;
  }

  private static void add(TreeSet<Long> numbers, long[] values) {
    for (long value : values) numbers.add(value);
  }

  private static void addEdges(TreeSet<Long> numbers, Class<?> type) {
    if (type == byte.class) add(numbers, new long[] {Byte.MIN_VALUE, Byte.MAX_VALUE});
    if (type == short.class) add(numbers, new long[] {Short.MIN_VALUE, Short.MAX_VALUE});
    if (type == int.class) add(numbers, new long[] {Integer.MIN_VALUE, Integer.MAX_VALUE});
    if (type == long.class) add(numbers, new long[] {Long.MIN_VALUE, Long.MAX_VALUE});
  }

  private static boolean fits(Class<?> type, long number) {
    if (type == byte.class) return number == (byte) number;
    if (type == short.class) return number == (short) number;
    return type != int.class || number == (int) number;
  }

  private static Object box(Class<?> type, long number) {
    if (type == int.class) return (int) number;
    if (type == long.class) return number;
    if (type == char.class) return (char) number;
    if (type == byte.class) return (byte) number;
    if (type == short.class) return (short) number;
    throw new IllegalStateException("no values for " + type);
  }
}
