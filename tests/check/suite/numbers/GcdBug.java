package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Number theory on small numbers.
 *
 * <p>Bugs are seeded.
 */
public class GcdBug {
  static int gcd(int a, int b) {
    // Seeded: off by one.
    while (b > 1) {
      int rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }

  static int lcm(int a, int b) {
    // Seeded: zero forgotten.
    return a / bySubtraction(a, b) * b;
  }

  private static int bySubtraction(int a, int b) {
    while (a != 0 && b != 0) {
      if (a > b) {
        a -= b;
      } else {
        b -= a;
      }
    }
    return a + b;
  }

  static boolean isPrime(int n) {
    // Seeded: one is no prime.
    if (n < 1) return false;
    for (int d = 2; d * d <= n; d++) {
      if (n % d == 0) return false;
    }
    return true;
  }

  static int power(int base, int exponent) {
    int result = 1;
    while (exponent > 0) {
      // Seeded: wrong operator.
      if ((exponent | 1) == 1) result *= base;
      base *= base;
      exponent >>= 1;
    }
    return result;
  }

  static int floorMod(int a, int modulus) {
    // Seeded: negative remainder.
    return a % modulus;
  }

  @Property
  static boolean gcdDivides(
      @ForAll @IntRange(min = 1, max = 6) int a, @ForAll @IntRange(min = 0, max = 6) int b) {
    int gcd = gcd(a, b);
    return gcd > 0 && a % gcd == 0 && b % gcd == 0;
  }

  @Property
  static boolean lcmNeverFails(
      @ForAll @IntRange(min = 0, max = 4) int a, @ForAll @IntRange(min = 0, max = 4) int b) {
    int lcm = lcm(a, b);
    return a == 0 || b == 0 || lcm % a == 0 && lcm % b == 0;
  }

  @Property
  static boolean primesHaveTwoDivisors(@ForAll @IntRange(min = 0, max = 9) int n) {
    int divisors = 0;
    for (int d = 1; d <= 9; d++) {
      if (n > 0 && n % d == 0) divisors++;
    }
    return isPrime(n) == (divisors == 2);
  }

  @Property
  static boolean powerMatchesProduct(
      @ForAll @IntRange(min = -3, max = 3) int base, @ForAll int exponent) {
    Assume.that(exponent >= 0 && exponent <= 4);
    int product = 1;
    for (int i = 0; i < exponent; i++) product *= base;
    return power(base, exponent) == product;
  }

  @Property
  static boolean floorModIsInside(@ForAll int a) {
    int rest = floorMod(a, 7);
    return rest >= 0 && rest < 7;
  }
}
