import java.io.BufferedOutputStream;
import java.io.PrintStream;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/**
 * What StrictMath gives for numbers of all sizes, close to multiples of pi / 2, and at edges: lines
 * of a function's name, its arguments and its result, as bits.
 *
 * <p>Usage: java StrictNumbers COUNT
 */
public final class StrictNumbers {
  private static final double[] EDGES = {
      0.0, -0.0, 1, -1, 0.5, -0.5, 2, -2, Double.NaN, Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MAX_VALUE,
      -Double.MAX_VALUE, Double.MIN_NORMAL, Math.PI, Math.PI / 2, -Math.PI / 2, Math.PI / 4,
      -Math.PI / 4, 3 * Math.PI / 4, 709.782712893384, 710.4758600739439, -745.1332191019411, 22,
      -22, 0.975, 0.34657, 1e-300, 1e300, 10, 100, 1000};

  private final Random random = new Random(42);
  private final int count;
  private final PrintStream out = new PrintStream(new BufferedOutputStream(System.out, 1 << 16));

  private StrictNumbers(int count) {
    this.count = count;
  }

  public static void main(String[] arguments) {
    StrictNumbers numbers = new StrictNumbers(Integer.parseInt(arguments[0]));
    numbers.ofOne("sin", StrictMath::sin);
    numbers.ofOne("cos", StrictMath::cos);
    numbers.ofOne("tan", StrictMath::tan);
    numbers.ofOne("asin", StrictMath::asin);
    numbers.ofOne("acos", StrictMath::acos);
    numbers.ofOne("atan", StrictMath::atan);
    numbers.ofOne("log", StrictMath::log);
    numbers.ofOne("log10", StrictMath::log10);
    numbers.ofOne("log1p", StrictMath::log1p);
    numbers.ofOne("exp", StrictMath::exp);
    numbers.ofOne("expm1", StrictMath::expm1);
    numbers.ofOne("sinh", StrictMath::sinh);
    numbers.ofOne("cosh", StrictMath::cosh);
    numbers.ofOne("tanh", StrictMath::tanh);
    numbers.ofTwo("atan2", StrictMath::atan2);
    numbers.ofTwo("IEEEremainder", StrictMath::IEEEremainder);
    numbers.out.close();
  }

  private void ofOne(String name, DoubleUnaryOperator function) {
    for (int i = 0; i < count; i++) {
      double x = any(i);
      print(name, x, 0, function.applyAsDouble(x));
    }
    for (double x : EDGES) print(name, x, 0, function.applyAsDouble(x));
  }

  private void ofTwo(String name, DoubleBinaryOperator function) {
    for (int i = 0; i < count; i++) {
      double x = any(i), y = any(random.nextInt(6));
      print(name, x, y, function.applyAsDouble(x, y));
    }
    for (double x : EDGES)
      for (double y : EDGES) print(name, x, y, function.applyAsDouble(x, y));
  }

  private void print(String name, double x, double y, double result) {
    out.print(name + " " + Double.doubleToLongBits(x) + " " + Double.doubleToLongBits(y) + " "
        + Double.doubleToLongBits(result) + "\n");
  }

  private double any(int kind) {
    switch (kind % 6) {
      case 0:
        return Double.longBitsToDouble(random.nextLong());
      case 1:
        return random.nextDouble() * 2 - 1;
      case 2:
        return (random.nextDouble() * 2 - 1) * 1000;
      case 3:
        return signed(Math.scalb(random.nextDouble() + 1, random.nextInt(40) - 30));
      case 4:
        double turns = random.nextInt(500000) * (Math.PI / 2);
        return signed(turns + (random.nextInt(21) - 10) * Math.ulp(turns));
      default:
        double edge = EDGES[random.nextInt(EDGES.length)];
        return edge + (random.nextDouble() - 0.5) * Math.pow(10, -random.nextInt(17));
    }
  }

  private double signed(double x) {
    return random.nextBoolean() ? x : -x;
  }
}
