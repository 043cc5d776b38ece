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

  static void refused(float share) {
    if (!(share >= 0)) throw new IllegalArgumentException("no share: " + share);
  }

  static String noNumber(double d) {
    return Double.isNaN(d) ? new StringBuilder().append("it is ").append(d).toString() : "";
  }

  static int room(int n, float share) {
    return new java.util.HashSet<String>(n, share).size();
  }
}
