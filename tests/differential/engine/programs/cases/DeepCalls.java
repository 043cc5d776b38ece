package cases;

/** Calls in one another, thousands of them: a stack holds more than that. */
public class DeepCalls {
  interface Step {
    int go(Step other, int n);
  }

  static class Down implements Step {
    @Override
    public int go(Step other, int n) {
      return n == 0 ? 0 : 1 + other.go(this, n - 1);
    }
  }

  static class Up extends Down {
    @Override
    public int go(Step other, int n) {
      return n == 0 ? 5 : 2 + super.go(other, n - 1);
    }
  }

  private final DeepCalls inner;

  DeepCalls(int depth) {
    inner = depth == 0 ? null : new DeepCalls(depth - 1);
  }

  private int depth() {
    return inner == null ? 0 : 1 + inner.depth();
  }

  private static int sum(int n) {
    return n == 0 ? 0 : n + sum(n - 1);
  }

  private static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  private static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  private static int unwound(int n) {
    if (n == 0)
      throw new IllegalStateException();
    try {
      return unwound(n - 1);
    } finally {
      left++;
    }
  }

  private static int left;

  public static int sumOf3000() {
    return sum(3000);
  }

  public static boolean evenAndOdd() {
    return even(5000) && odd(4001);
  }

  public static int throughAnInterface() {
    return new Down().go(new Up(), 2500);
  }

  public static int constructors() {
    return new DeepCalls(2000).depth();
  }

  public static int unwinding() {
    left = 0;
    try {
      return unwound(3000);
    } catch (IllegalStateException e) {
      return left;
    }
  }

  public static int lambdas() {
    java.util.function.IntUnaryOperator f = i -> i;
    for (int i = 0; i < 1000; i++) {
      java.util.function.IntUnaryOperator g = f;
      f = x -> g.applyAsInt(x + 1);
    }
    return f.applyAsInt(0);
  }
}
