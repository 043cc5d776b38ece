package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Arithmetic as trees of an interface: what a rewriting leaves has the same value.
 *
 * <p>Bugs are seeded.
 */
public class ExpressionsBug {
  interface Expr {
    int value(int x);

    /** At most so many levels; a cycle has more than any number. */
    boolean shallow(int levels);

    Expr simplified();
  }

  static final class Num implements Expr {
    int number;

    Num(int number) {
      this.number = number;
    }

    @Override
    public int value(int x) {
      return number;
    }

    @Override
    public boolean shallow(int levels) {
      return levels > 0;
    }

    @Override
    public Expr simplified() {
      return this;
    }
  }

  static final class Var implements Expr {
    @Override
    public int value(int x) {
      return x;
    }

    @Override
    public boolean shallow(int levels) {
      return levels > 0;
    }

    @Override
    public Expr simplified() {
      return this;
    }
  }

  static final class Minus implements Expr {
    Expr left;
    Expr right;

    Minus(Expr left, Expr right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public int value(int x) {
      return left.value(x) - right.value(x);
    }

    @Override
    public boolean shallow(int levels) {
      if (left == null || right == null || levels <= 0) return false;
      return left.shallow(levels - 1) && right.shallow(levels - 1);
    }

    @Override
    public Expr simplified() {
      Expr a = left.simplified();
      Expr b = right.simplified();
      // Seeded: alias bug, both operands the same.
      if (a == b) return a;
      // Seeded: wrong operand.
      if (a instanceof Num n && n.number == 0) return b;
      return new Minus(a, b);
    }
  }

  static int size(Expr e) {
    // Seeded: side forgotten.
    return e instanceof Minus m ? 1 + size(m.left) : 1;
  }

  static Expr substituted(Expr e, Expr with) {
    if (e instanceof Var) return with;
    if (e instanceof Minus m) {
      // Seeded: operands exchanged.
      return new Minus(substituted(m.right, with), substituted(m.left, with));
    }
    return e;
  }

  @Property
  static boolean simplifiedHasTheSameValue(@ForAll Minus e, @ForAll int x) {
    Assume.that(e.shallow(2) && e.left == e.right);
    int value = e.value(x);
    return e.simplified().value(x) == value;
  }

  @Property
  static boolean zeroIsTakenAway(@ForAll Minus e, @ForAll int x) {
    Assume.that(e.shallow(2));
    Assume.that(e.left != e.right);
    return e.simplified().value(x) == e.value(x);
  }

  @Property
  static boolean sizeCountsBothSides(@ForAll Expr e) {
    Assume.that(e.shallow(2));
    return size(e) == (e instanceof Minus ? 3 : 1);
  }

  @Property
  static boolean substitutionIsEvaluation(@ForAll Expr e, @ForAll int x) {
    Assume.that(e.shallow(2));
    return substituted(e, new Num(x)).value(x + 1) == e.value(x);
  }
}
