package cases;

/** fadd to fneg with the IEEE 754 special values; frem is fmod, not IEEE remainder. */
public class FloatArithmetic {
  public static float roundsToNearestEven() {
    float a = 16777216f;
    float b = 1f;
    return a + b;
  }

  public static float notComputedInDouble() {
    float a = 0.1f;
    float b = 0.2f;
    float c = 1e7f;
    return (a + b) * c - c;
  }

  public static float overflowsToInfinity() {
    float a = Float.MAX_VALUE;
    return a * 2 - 1;
  }

  public static float infinityMinusInfinity() {
    float a = Float.POSITIVE_INFINITY;
    return a - a;
  }

  public static float zeroTimesInfinity() {
    float a = 0f;
    float b = Float.NEGATIVE_INFINITY;
    return a * b;
  }

  public static float divideByZeroGivesInfinity() {
    float a = -3f;
    float b = 0f;
    return a / b;
  }

  public static float divideByNegativeZero() {
    float a = -3f;
    float b = -0f;
    return a / b;
  }

  public static float zeroByZero() {
    float a = 0f;
    return a / a;
  }

  public static float denormalsAreKept() {
    float a = Float.MIN_NORMAL;
    return a / 3;
  }

  public static float underflowsToNegativeZero() {
    float a = -Float.MIN_VALUE;
    return a / 2;
  }

  public static float negateZero() {
    float a = 0f;
    return -a;
  }

  public static float subtractFromZeroIsNotNegate() {
    float a = 0f;
    return 0f - a;
  }

  public static float remainderTruncates() {
    float a = 5.5f;
    float b = -2f;
    return a % b;
  }

  public static float remainderKeepsSignOfDividend() {
    float a = -4f;
    float b = 2f;
    return a % b;
  }

  public static float remainderByInfinityIsDividend() {
    float a = 7.5f;
    return a % Float.POSITIVE_INFINITY;
  }

  public static float remainderByZeroIsNaN() {
    float a = 7.5f;
    float b = 0f;
    return a % b;
  }

  public static float remainderOfFarValues() {
    float a = 1e30f;
    float b = 0.7f;
    return a % b;
  }

  public static float accumulateTenths() {
    float sum = 0;
    for (int i = 0; i < 100; i++) sum += 0.1f;
    return sum;
  }
}
