package suite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Numbers in boxes: when two are the same object, and code that must not ask. */
public class Boxes {
  static boolean isKept(long number) {
    return number >= -128 && number <= 127;
  }

  static boolean same(Integer a, Integer b) {
    return a.equals(b);
  }

  static int indexOf(Integer[] numbers, Integer wanted) {
    for (int i = 0; i < numbers.length; i++) if (numbers[i].equals(wanted)) return i;
    return -1;
  }

  static final Comparator<Integer> ORDER =
      (a, b) -> a < b ? -1 : a.intValue() == b.intValue() ? 0 : 1;

  static void drop(List<Integer> numbers, int number) {
    numbers.remove(Integer.valueOf(number));
  }

  static int distinct(int a, int b, int c) {
    Map<Integer, Long> seen = new HashMap<>();
    seen.put(a, 1L);
    seen.put(b, 2L);
    seen.put(c, 3L);
    return seen.size();
  }

  static boolean isLast(Long[] numbers, Long number) {
    return numbers[numbers.length - 1].equals(number);
  }

  @Property
  static boolean smallIntsAreKept(@ForAll int a, @ForAll int b) {
    Integer x = a, y = b;
    return (x == y) == (a == b && isKept(a));
  }

  @Property
  static boolean smallLongsAreKept(@ForAll long a, @ForAll long b) {
    Long x = a, y = b;
    return (x == y) == (a == b && isKept(a));
  }

  @Property
  static boolean smallCharsAreKept(@ForAll char a, @ForAll char b) {
    Character x = a, y = b;
    return (x == y) == (a == b && isKept(a));
  }

  @Property
  static boolean smallShortsAreKept(@ForAll short a, @ForAll short b) {
    Short x = a, y = b;
    return (x == y) == (a == b && isKept(a));
  }

  @Property
  static boolean allBytesAreKept(@ForAll byte a, @ForAll byte b) {
    Byte x = a, y = b;
    return (x == y) == (a == b && isKept(a));
  }

  @Property
  static boolean threeAgree(@ForAll int a, @ForAll int b, @ForAll int c) {
    Integer x = a, y = b, z = c;
    return x != y || y != z || (x == z && isKept(a));
  }

  @Property
  static boolean eitherIsKept(@ForAll boolean first, @ForAll int a, @ForAll int b) {
    Integer x = a;
    Integer y = first ? a : b;
    return (x == y) == (isKept(a) && (first || a == b));
  }

  @Property
  static boolean classesAreApart(@ForAll int a) {
    Object x = a, y = (long) a;
    return x != y && !x.equals(y) && same(a, a);
  }

  @Property
  static boolean sameMeansEqual(@ForAll int a, @ForAll int b) {
    return same(a, b) == (a == b);
  }

  @Property
  static boolean whatIsThereIsFound(@ForAll int a, @ForAll int b) {
    return indexOf(new Integer[] {a, b}, b) >= 0;
  }

  @Property
  static boolean equalsComeOutEqual(@ForAll int a, @ForAll int b) {
    return (ORDER.compare(a, b) == 0) == (a == b);
  }

  @Property
  static boolean droppedIsGone(@ForAll @IntRange(min = 0, max = 1) int a) {
    List<Integer> numbers = new ArrayList<>();
    numbers.add(5);
    numbers.add(a);
    drop(numbers, a);
    return numbers.size() == 1 && numbers.get(0) == 5;
  }

  @Property
  static boolean sizeCountsDistinct(@ForAll int a, @ForAll int b, @ForAll int c) {
    int expected = a == b && b == c ? 1 : a != b && b != c && a != c ? 3 : 2;
    return distinct(a, b, c) == expected;
  }

  @Property
  static boolean lastIsLast(@ForAll long a, @ForAll long b) {
    return isLast(new Long[] {a, b}, b);
  }
}
