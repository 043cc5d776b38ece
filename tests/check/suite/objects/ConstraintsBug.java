package suite;

import javax.validation.constraints.Max;
import javax.validation.constraints.Min;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Negative;
import net.jqwik.api.constraints.NotEmpty;
import net.jqwik.api.constraints.Positive;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.constraints.WithNull;

/**
 * What annotations say of parameters is all that a property needs.
 *
 * <p>Bugs are seeded.
 */
public class ConstraintsBug {
  @Property
  static boolean rangeOfInts(
      // Seeded: range too wide.
      @ForAll @IntRange(min = 0, max = 5) int x) {
    return 10 / x >= 2;
  }

  @Property
  static boolean rangeOfLongs(
      // Seeded: range too wide.
      @ForAll @LongRange(min = -5, max = 3_000_000_001L) long x) {
    return x >= -5 && x != 3_000_000_001L;
  }

  @Property
  static boolean positiveHasALogarithm(
      // Seeded: constraint forgotten.
      @ForAll int x) {
    return Integer.numberOfLeadingZeros(x) > 0 && x != 0;
  }

  @Property
  static boolean negativeTurned(
      // Seeded: constraint turned.
      @ForAll @Positive int x) {
    return -x > 0 || x == Integer.MIN_VALUE;
  }

  @Property
  static boolean sizeOfArrays(
      // Seeded: range too wide.
      @ForAll @Size(max = 2) int[] a) {
    return a[0] == a[a.length - 1] || a.length == 2;
  }

  @Property
  static boolean notEmptyHasAFirst(
      // Seeded: constraint forgotten.
      @ForAll boolean[] a) {
    return a[0] || !a[0];
  }

  @Property
  static boolean lengthOfStrings(
      // Seeded: range too wide.
      @ForAll @StringLength(max = 2) String s) {
    return s.length() <= 2 && s.charAt(0) >= 0;
  }

  @Property
  static boolean leastAndMost(
      // Seeded: off by one.
      @ForAll @Min(-3) @Max(4) int x) {
    return x * x <= 9;
  }

  @Property
  static boolean generatedIsNotNull(
      // Seeded: null admitted.
      @ForAll @WithNull ConstraintsBug object) {
    return object.hashCode() == object.hashCode();
  }
}
