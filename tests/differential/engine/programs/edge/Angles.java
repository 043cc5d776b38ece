package edge;

/** Functions of reals as programs use them, where their last bits are fixed. */
public final class Angles {
  private Angles() {}

  private static double sum(double from, double step, int count,
      java.util.function.DoubleUnaryOperator f) {
    double sum = 0;
    for (int i = 0; i < count; i++) sum = sum * 0.75 + f.applyAsDouble(from + i * step);
    return sum;
  }

  public static double strictSines() {
    return sum(-40, 0.7, 120, StrictMath::sin);
  }

  public static double strictCosines() {
    return sum(-900, 17.3, 110, StrictMath::cos);
  }

  public static double strictTangents() {
    return sum(-5, 0.11, 100, StrictMath::tan);
  }

  public static double strictLogarithms() {
    return sum(1e-3, 0.37, 80, StrictMath::log) + sum(1e-9, 1e5, 60, StrictMath::log10)
        + sum(-0.9, 0.03, 100, StrictMath::log1p);
  }

  public static double strictExponentials() {
    return sum(-30, 0.61, 100, StrictMath::expm1) + sum(-20, 0.5, 80, StrictMath::exp);
  }

  public static double arcs() {
    return sum(-1, 0.02, 101, Math::asin) + sum(-1, 0.02, 101, Math::acos)
        + sum(-6, 0.13, 100, Math::atan);
  }

  public static double directions() {
    double sum = 0;
    double[] parts = {0.0, -0.0, 1, -1, 0.3, -7.5, 1e300, Double.POSITIVE_INFINITY};
    for (double y : parts) for (double x : parts) sum = sum * 0.9 + StrictMath.atan2(y, x);
    return sum;
  }

  public static double hyperbolic() {
    return sum(-25, 0.7, 80, Math::sinh) + sum(-25, 0.7, 80, Math::cosh)
        + sum(-25, 0.7, 80, Math::tanh);
  }

  public static double roots() {
    return sum(-9, 0.37, 40, Math::cbrt) + Math.hypot(3, 4) + Math.hypot(1e200, 1e200)
        + Math.sqrt(2);
  }

  public static double remainders() {
    return Math.IEEEremainder(10, 3) + Math.IEEEremainder(-11, 3) * 10
        + Math.IEEEremainder(5.5, 0.3) + (7.5 % -2);
  }

  public static long remainderOfNothing() {
    return Double.doubleToLongBits(Math.IEEEremainder(-6, 3));
  }

  public static boolean strictPowers() {
    return StrictMath.pow(2.5, 3.5) > 24.7 && StrictMath.pow(-8, 1.0 / 3) != 0
        && Double.isNaN(StrictMath.pow(-8, 1.0 / 3)) && StrictMath.pow(10, -2) == 0.01;
  }

  public static double fused() {
    return Math.fma(1.0 + 0x1p-30, 1.0 - 0x1p-30, -1.0) + Math.fma(2.0, 3.0, 4.0);
  }

  public static String edges() {
    return StrictMath.sin(Double.NaN) + " " + StrictMath.cos(Double.POSITIVE_INFINITY) + " "
        + StrictMath.asin(1.5) + " " + StrictMath.log(-1) + " " + StrictMath.log10(0) + " "
        + StrictMath.log1p(-1) + " " + StrictMath.sinh(800) + " " + StrictMath.tanh(40) + " "
        + StrictMath.expm1(-60) + " " + StrictMath.atan2(0.0, -0.0);
  }

  public static String rounded() {
    return Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.rint(2.5) + " " + Math.rint(3.5)
        + " " + Math.floor(-1.1) + " " + Math.ceil(-0.5) + " " + Math.round(1e20) + " "
        + Math.floorMod(-7, 3) + Math.floorDiv(-7, 3) + " " + Math.signum(-0.0);
  }

  record Point(double x, double y) {
    double distance(Point other) {
      return Math.hypot(x - other.x, y - other.y);
    }

    double bearing(Point other) {
      return Math.toDegrees(Math.atan2(other.y - y, other.x - x));
    }
  }

  public static String navigation() {
    Point home = new Point(0, 0), away = new Point(3, 4);
    return home.distance(away) + " " + Math.round(home.bearing(away) * 1000);
  }
}
