package edge;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/** Texts that fractions are put into. */
public class Fractions {
  public static String sum() {
    return "sum " + 0.1 + 0.2;
  }

  public static String sumOf() {
    double a = 0.1, b = 0.2;
    return "sum " + (a + b) + "!";
  }

  public static String floats() {
    float f = 1.1f;
    return f + " " + f * f + " " + (double) f;
  }

  public static String odd() {
    double zero = 0;
    return "" + 1 / zero + -1 / zero + 0 / zero + -zero + Double.MIN_VALUE + Double.MAX_VALUE;
  }

  public static String oddFloats() {
    float zero = 0;
    return zero / zero + "," + 1 / zero + "," + Float.MIN_VALUE + "," + -zero + "," + 1e10f;
  }

  public static int length() {
    double d = 12.5;
    return ("value " + d).length();
  }

  public static boolean equal() {
    double d = 0.25;
    return ("" + d).equals("0.25") && String.valueOf(d) == String.valueOf(d).intern() == false;
  }

  public static String formatted() {
    return String.format("%s of %s", 1.5, 2.5f);
  }

  public static String digits() {
    return String.format(Locale.ROOT, "%.2f", 3.14159);
  }

  public static String builder() {
    return new StringBuilder("x").append(1.5).append(2.5f).insert(0, 0.5).toString();
  }

  public static String boxes() {
    Double d = 1e21;
    Float f = 1e-5f;
    return d + " " + f + " " + d.toString() + f.toString() + Double.toString(d);
  }

  public static String nested() {
    double d = 1.0 / 3;
    String inner = "a" + d;
    return "b" + inner + inner;
  }

  public static String message() {
    double d = -0.75;
    try {
      throw new IllegalStateException("balance " + d);
    } catch (IllegalStateException e) {
      return e.getMessage();
    }
  }

  public static int hash() {
    return ("v" + 2.5).hashCode();
  }

  public static int chosen() {
    switch ("" + 1.5) {
      case "1.5":
        return 1;
      default:
        return 2;
    }
  }

  public static String joined() {
    StringJoiner joiner = new StringJoiner(",");
    for (double d : new double[] {1, 2.5, -0.0}) joiner.add("" + d);
    return joiner.toString();
  }

  public static String lists() {
    return List.of(1.5, 2f, 3L).toString() + Arrays.toString(new double[] {0.5, 1e300});
  }

  public static double back() {
    return Double.parseDouble("" + 0.1) + Double.valueOf(String.valueOf(1e-3));
  }

  public static String parts() {
    String text = "p" + 10.25;
    return text.substring(1, 3) + text.indexOf('.') + text.replace(".", ",");
  }

  public static String noNumbers() {
    double zero = 0;
    float none = Float.NaN;
    return "" + zero / zero + none + Double.toString(Math.sqrt(-1)) + new StringBuilder().append(none);
  }

  public static String noLoad() {
    try {
      return "" + new java.util.HashMap<String, String>(3, Float.NaN);
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }
}
