package cases;

/** dadd to dneg with the IEEE 754 special values; drem is fmod. */
public class DoubleArithmetic {
  public static double tenthsDoNotAdd() {
    double a = 0.1;
    double b = 0.2;
    return a + b;
  }

  public static double roundsToNearestEven() {
    double a = 9007199254740992.0;
    double b = 1.0;
    return a + b + b;
  }

  public static double overflowsToNegativeInfinity() {
    double a = -Double.MAX_VALUE;
    return a * 10;
  }

  public static double denormalProduct() {
    double a = Double.MIN_NORMAL;
    double b = 0.3;
    return a * b;
  }

  public static double doubleRoundingOfDenormals() {
    double a = 2.2250738585072014e-308;
    double b = 1.0000000000000002;
    return a / b * 0.5;
  }

  public static double smallestDividesToZero() {
    double a = Double.MIN_VALUE;
    return a / 2;
  }

  public static double infinityByInfinity() {
    double a = Double.POSITIVE_INFINITY;
    double b = Double.NEGATIVE_INFINITY;
    return a / b;
  }

  public static double oneByNegativeZero() {
    double a = 1;
    double b = 0.0;
    return a / -b;
  }

  public static double addSignedZeros() {
    double a = -0.0;
    double b = 0.0;
    return a + b;
  }

  public static double addNegativeZeros() {
    double a = -0.0;
    return a + a;
  }

  public static double remainderTruncates() {
    double a = -7.25;
    double b = 2.5;
    return a % b;
  }

  public static double remainderIsExact() {
    double a = 1e300;
    double b = 3.7;
    return a % b;
  }

  public static double remainderOfInfinityIsNaN() {
    double a = Double.POSITIVE_INFINITY;
    double b = 2;
    return a % b;
  }

  public static double remainderOfNegativeZero() {
    double a = -0.0;
    double b = 5;
    return a % b;
  }

  public static double nanPropagates() {
    double a = Double.NaN;
    return (a + 1) * 0;
  }

  public static double seriesForE() {
    double sum = 1;
    double term = 1;
    for (int i = 1; i < 20; i++) {
      term /= i;
      sum += term;
    }
    return sum;
  }

  public static double newtonSquareRoot() {
    double x = 2;
    for (int i = 0; i < 8; i++) x = (x + 2 / x) / 2;
    return x;
  }
}
