package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Sets of small numbers as bits of longs.
 *
 * <p>Bugs are seeded.
 */
public class BitSetsBug {
  static boolean get(long[] words, int bit) {
    return (words[bit >> 6] & (1L << bit)) != 0;
  }

  static void set(long[] words, int bit) {
    // Seeded: int shift.
    words[bit >> 6] |= 1 << bit;
  }

  static void clear(long[] words, int bit) {
    // Seeded: wrong operator.
    words[bit >> 6] ^= 1L << bit;
  }

  /** Takes the elements of the second set out of the first. */
  static void subtract(long[] a, long[] b) {
    for (int i = 0; i < a.length; i++) {
      // Seeded: alias bug, a set taken from itself.
      b[i] = ~b[i];
      a[i] &= b[i];
      b[i] = ~b[i];
    }
  }

  static int lowest(int word) {
    // Seeded: sign bit forgotten.
    return word <= 0 ? 0 : word & -word;
  }

  static boolean subset(int a, int b) {
    // Seeded: wrong direction.
    return (~a & b) == 0;
  }

  @Property
  static boolean setThenGet(
      @ForAll @NotNull long[] words,
      @ForAll @IntRange(min = 0, max = 63) int bit,
      @ForAll @IntRange(min = 0, max = 63) int other) {
    Assume.that(words.length == 1 && bit != other);
    boolean before = get(words, other);
    set(words, bit);
    return get(words, bit) && get(words, other) == before;
  }

  @Property
  static boolean clearTakesOneOut(
      @ForAll @NotNull long[] words, @ForAll @IntRange(min = 0, max = 63) int bit) {
    Assume.that(words.length > 0);
    clear(words, bit);
    return !get(words, bit);
  }

  @Property
  static boolean subtractLeavesNone(@ForAll @NotNull long[] a, @ForAll @NotNull long[] b) {
    Assume.that(a.length == b.length && a.length == 1);
    long first = a[0];
    long second = b[0];
    subtract(a, b);
    return a[0] == (first & ~second);
  }

  @Property
  static boolean lowestIsABit(@ForAll int word) {
    int bit = lowest(word);
    return (word == 0) == (bit == 0) && (bit & (bit - 1)) == 0 && (bit & ~word) == 0;
  }

  @Property
  static boolean subsetIsNotLarger(@ForAll int a, @ForAll int b) {
    Assume.that(a >= 0 && b >= 0);
    return !subset(a, b) || a <= b;
  }
}
