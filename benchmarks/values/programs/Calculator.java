/** Evaluates an arithmetic expression, given as token kinds, by recursive descent. */
public class Calculator {
  static final int NUMBER = 0;
  static final int PLUS = 1;
  static final int MINUS = 2;
  static final int TIMES = 3;
  static final int OPEN = 4;
  static final int CLOSE = 5;
  private static final int END = -1;

  private final int[] tokens;
  private int next;

  static class WrongExpression extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private Calculator(int[] tokens) {
    this.tokens = tokens;
  }

  static int run(int t0, int t1, int t2, int t3) {
    return new Calculator(new int[] {t0, t1, t2, t3}).evaluate();
  }

  static int large(int t0, int t1, int t2, int t3, int t4, int t5) {
    return new Calculator(new int[] {t0, t1, t2, t3, t4, t5}).evaluate();
  }

  private int evaluate() {
    int result = sum();
    if (next != tokens.length) throw new WrongExpression();
    return result;
  }

  private int sum() {
    int result = product();
    while (true) {
      if (accept(PLUS)) result += product();
      else if (accept(MINUS)) result -= product();
      else return result;
    }
  }

  private int product() {
    int result = factor();
    while (accept(TIMES)) {
      result *= factor();
    }
    return result;
  }

  private int factor() {
    // A number token stands for its place in the expression, counted from one.
    if (accept(NUMBER)) return next;
    if (accept(MINUS)) return -factor();
    if (!accept(OPEN)) throw new WrongExpression();
    int result = sum();
    if (!accept(CLOSE)) throw new WrongExpression();
    return result;
  }

  private boolean accept(int kind) {
    if (peek() != kind) return false;
    next++;
    return true;
  }

  private int peek() {
    return next < tokens.length ? tokens[next] : END;
  }
}
