package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Fractions with small positive denominators; compareTo agrees with equals. */
public class Fractions {
  static class Fraction implements Comparable<Fraction> {
    int top;
    int bottom;

    Fraction(int top, int bottom) {
      this.top = top;
      this.bottom = bottom;
    }

    boolean repOk() {
      return bottom >= 1 && bottom <= 3 && top >= -4 && top <= 4;
    }

    @Override
    public int compareTo(Fraction other) {
      return Integer.compare(top * other.bottom, other.top * bottom);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Fraction f && top * f.bottom == f.top * bottom;
    }

    @Override
    public int hashCode() {
      return top / bottom;
    }

    Fraction plus(Fraction other) {
      return new Fraction(top * other.bottom + other.top * bottom, bottom * other.bottom);
    }

    Fraction inverse() {
      return top < 0 ? new Fraction(-bottom, -top) : new Fraction(bottom, top);
    }
  }

  @Property
  static boolean signOfComparisonTurns(@ForAll @NotNull Fraction a, @ForAll @NotNull Fraction b) {
    Assume.that(a.repOk() && b.repOk());
    return Integer.signum(a.compareTo(b)) == -Integer.signum(b.compareTo(a));
  }

  @Property
  static boolean equalHaveEqualHashes(@ForAll @NotNull Fraction a, @ForAll @NotNull Fraction b) {
    Assume.that(a.repOk() && b.repOk());
    return !a.equals(b) || a.hashCode() == b.hashCode();
  }

  @Property
  static boolean plusIsCommutative(@ForAll @NotNull Fraction a, @ForAll @NotNull Fraction b) {
    Assume.that(a.repOk() && b.repOk());
    return a.plus(b).equals(b.plus(a));
  }

  @Property
  static boolean inverseHasPositiveBottom(@ForAll @IntRange(min = -3, max = 3) int top) {
    Assume.that(top != 0);
    return new Fraction(top, 2).inverse().bottom > 0;
  }
}
