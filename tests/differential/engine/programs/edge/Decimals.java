package edge;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers of any size, and numbers as text. */
public final class Decimals {
  private Decimals() {}

  public static String factorial() {
    BigInteger product = BigInteger.ONE;
    for (int i = 2; i <= 30; i++) product = product.multiply(BigInteger.valueOf(i));
    return product.toString();
  }

  public static String power() {
    return BigInteger.TWO.pow(100).subtract(BigInteger.TEN).toString(16);
  }

  public static String divided() {
    BigInteger[] parts = new BigInteger("123456789012345678901").divideAndRemainder(
        new BigInteger("987654321"));
    return parts[0] + " " + parts[1];
  }

  public static String commonDivisor() {
    return BigInteger.valueOf(84).gcd(BigInteger.valueOf(36)).toString();
  }

  public static String modular() {
    return BigInteger.valueOf(3).modPow(BigInteger.valueOf(200), BigInteger.valueOf(1000007))
        .toString();
  }

  public static String negative() {
    return BigInteger.valueOf(-5).shiftRight(1) + " " + BigInteger.valueOf(-5).bitLength();
  }

  public static int compared() {
    return new BigInteger("99999999999999999999").compareTo(BigInteger.valueOf(Long.MAX_VALUE));
  }

  public static long tooLong() {
    return new BigInteger("99999999999999999999").longValueExact();
  }

  public static String dividedByNothing() {
    return BigInteger.ONE.divide(BigInteger.ZERO).toString();
  }

  public static String sums() {
    return new BigDecimal("0.1").add(new BigDecimal("0.2")).toString();
  }

  public static String scaled() {
    return new BigDecimal("2.345").setScale(2, RoundingMode.HALF_EVEN).toString();
  }

  public static String quotient() {
    return BigDecimal.ONE.divide(new BigDecimal("3"), 10, RoundingMode.HALF_UP).toString();
  }

  public static String endless() {
    return BigDecimal.ONE.divide(new BigDecimal("3")).toString();
  }

  public static String rounded() {
    return new BigDecimal("123456").round(new MathContext(3)).toString();
  }

  public static String plain() {
    return new BigDecimal("1E+5").toPlainString() + " " + new BigDecimal("1E+5");
  }

  public static boolean equalUpToScale() {
    BigDecimal a = new BigDecimal("1.0"), b = new BigDecimal("1.00");
    return !a.equals(b) && a.compareTo(b) == 0;
  }

  public static String stripped() {
    return new BigDecimal("100.500").stripTrailingZeros().toString();
  }

  public static String doubles() {
    return 0.1 + " " + 1e21 + " " + 100.0 + " " + 1.0E-5 + " " + (0.1f + 0.2f) + " " + 1 / 3.0;
  }

  public static double parsed() {
    return Double.parseDouble("-1.25e-3") + Double.parseDouble("0x1p4");
  }

  public static float parsedFloat() {
    return Float.parseFloat("3.4028236e38");
  }

  public static String hexadecimal() {
    return Integer.toHexString(-1) + " " + Long.toBinaryString(10) + " " + Double.toHexString(0.5);
  }

  public static String radix() {
    return Integer.toString(255, 36) + " " + Long.toString(-255, 2) + " "
        + Integer.parseInt("zz", 36);
  }

  public static long strictLogarithms() {
    long sum = 0;
    double x = 1e-320;
    for (int i = 0; i < 1000; i++) {
      sum = sum * 31 + Double.doubleToLongBits(StrictMath.log(x));
      x *= i % 3 == 0 ? 5.77 : 1.31;
    }
    return sum + Double.doubleToLongBits(StrictMath.log(1.0000001));
  }

  public static long exactPowers() {
    long sum = 0;
    for (int i = 0; i < 60; i++)
      sum = sum * 31 + Double.doubleToLongBits(Math.pow(i % 2 == 0 ? 2 : -2, i - 20));
    return sum + (long) Math.pow(10, 15) + (long) Math.pow(7, 3) + (long) Math.log10(1000);
  }

  public static double squareRoots() {
    double sum = 0;
    for (int i = 0; i < 50; i++) sum += Math.sqrt(i * 0.37) - StrictMath.sqrt(i);
    return sum;
  }
}
