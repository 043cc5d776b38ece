package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Arithmetic that stops at the ends of int in place of running over. */
public class Saturating {
  static int add(int a, int b) {
    int sum = a + b;
    if (((a ^ sum) & (b ^ sum)) >= 0) return sum;
    return a < 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
  }

  static int abs(int a) {
    return a == Integer.MIN_VALUE ? Integer.MAX_VALUE : Math.abs(a);
  }

  static int multiply(int a, int b) {
    long product = (long) a * b;
    if (product > Integer.MAX_VALUE) return Integer.MAX_VALUE;
    return product < Integer.MIN_VALUE ? Integer.MIN_VALUE : (int) product;
  }

  static int clamp(int value, int low, int high) {
    return Math.max(low, Math.min(high, value));
  }

  static byte toByte(int value) {
    return (byte) clamp(value, Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /** The mean, rounded towards zero. */
  static int mean(int a, int b) {
    return (int) (((long) a + b) / 2);
  }

  @Property
  static boolean addClamps(@ForAll int a, @ForAll int b) {
    long sum = (long) a + b;
    int expected = (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, sum));
    return add(a, b) == expected;
  }

  @Property
  static boolean absIsNotNegative(@ForAll int a) {
    return abs(a) >= 0;
  }

  @Property
  static boolean productOfSmallIsExact(@ForAll @IntRange(min = 0, max = 3) int a, @ForAll int b) {
    Assume.that(b >= 0);
    return multiply(a, b) >= 0;
  }

  @Property
  static boolean clampStaysInside(@ForAll int value, @ForAll int low, @ForAll int high) {
    Assume.that(low <= high);
    int clamped = clamp(value, low, high);
    return low <= clamped && clamped <= high && (clamped == value || value < low || value > high);
  }

  @Property
  static boolean toByteKeepsOrder(@ForAll int a, @ForAll int b) {
    Assume.that(a <= b);
    return toByte(a) <= toByte(b);
  }

  @Property
  static boolean meanIsBetween(@ForAll int a, @ForAll int b) {
    Assume.that(a <= b);
    int mean = mean(a, b);
    return a <= mean && mean <= b;
  }
}
