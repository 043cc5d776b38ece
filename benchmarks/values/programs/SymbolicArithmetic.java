/** Builds an expression tree from operation codes, simplifies it and evaluates the result. */
public class SymbolicArithmetic {
  static final int ADD_ZERO = 0;
  static final int TIMES_ZERO = 1;
  static final int TIMES_ONE = 2;
  static final int ADD_VARIABLE = 3;

  abstract static class Expression {
    abstract Expression simplify();

    abstract int evaluate(int x);

    boolean is(int number) {
      return false;
    }
  }

  static class Const extends Expression {
    private final int number;

    Const(int number) {
      this.number = number;
    }

    @Override
    Expression simplify() {
      return this;
    }

    @Override
    int evaluate(int x) {
      return number;
    }

    @Override
    boolean is(int number) {
      return this.number == number;
    }
  }

  static class Var extends Expression {
    @Override
    Expression simplify() {
      return this;
    }

    @Override
    int evaluate(int x) {
      return x;
    }
  }

  static class Add extends Expression {
    private final Expression left;
    private final Expression right;

    Add(Expression left, Expression right) {
      this.left = left;
      this.right = right;
    }

    @Override
    Expression simplify() {
      Expression first = left.simplify();
      Expression second = right.simplify();
      if (first.is(0)) return second;
      if (second.is(0)) return first;
      return new Add(first, second);
    }

    @Override
    int evaluate(int x) {
      return left.evaluate(x) + right.evaluate(x);
    }
  }

  static class Mul extends Expression {
    private final Expression left;
    private final Expression right;

    Mul(Expression left, Expression right) {
      this.left = left;
      this.right = right;
    }

    @Override
    Expression simplify() {
      Expression first = left.simplify();
      Expression second = right.simplify();
      if (first.is(0) || second.is(0)) return new Const(0);
      if (first.is(1)) return second;
      if (second.is(1)) return first;
      return new Mul(first, second);
    }

    @Override
    int evaluate(int x) {
      return left.evaluate(x) * right.evaluate(x);
    }
  }

  static int run(int op0, int op1, int op2, int x) {
    Expression expression = grow(grow(grow(new Var(), op0), op1), op2);
    return expression.simplify().evaluate(x);
  }

  private static Expression grow(Expression inner, int operation) {
    switch (operation) {
      case ADD_ZERO:
        return new Add(inner, new Const(0));
      case TIMES_ZERO:
        return new Mul(new Const(0), inner);
      case TIMES_ONE:
        return new Mul(inner, new Const(1));
      case ADD_VARIABLE:
        return new Add(new Var(), inner);
      default:
        return new Mul(inner, new Const(3));
    }
  }
}
