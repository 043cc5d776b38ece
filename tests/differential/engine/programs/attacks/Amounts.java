package attacks;

/** Texts with fractions of any value. */
public class Amounts {
  static String label(double amount, String currency) {
    return amount + " " + currency;
  }

  static String change(float before, float after) {
    return before == after ? "same" : before + " -> " + after;
  }

  static void check(double rate) {
    if (!(rate >= 0 && rate <= 1)) throw new IllegalArgumentException("rate " + rate);
  }

  static String boxed(Double d) {
    return d == null ? "none" : "d=" + d;
  }

  static String formatted(double d) {
    return String.format("%s units", d);
  }

  static StringBuilder built(double d) {
    return d > 1 ? new StringBuilder("more") : new StringBuilder().append("<= ").append(d == 0);
  }
}
