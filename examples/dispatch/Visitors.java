/** A visitor: two calls decide what runs, each by the class of an input. */
public class Visitors {
  interface Visitor {
    int number(Number number);

    int sum(Sum sum);
  }

  abstract static class Term {
    abstract int accept(Visitor visitor);
  }

  static class Number extends Term {
    int value;

    int accept(Visitor visitor) {
      return visitor.number(this);
    }
  }

  static class Sum extends Term {
    Number left;
    Number right;

    int accept(Visitor visitor) {
      return visitor.sum(this);
    }
  }

  static class Value implements Visitor {
    public int number(Number number) {
      return number.value;
    }

    public int sum(Sum sum) {
      return sum.left.value + sum.right.value;
    }
  }

  static class Size implements Visitor {
    public int number(Number number) {
      return 1;
    }

    public int sum(Sum sum) {
      return 3;
    }
  }

  static int visit(Term term, Visitor visitor) {
    return term.accept(visitor);
  }
}
