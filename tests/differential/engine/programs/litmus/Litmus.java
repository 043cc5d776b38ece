/** Small methods on which a wrong rule of the heap shows. */
public class Litmus {
  Litmus x;
  Litmus y;
  Litmus f;

  static class Base {
    int m() {
      return 1;
    }
  }

  static class Sub extends Base {
    int m() {
      return 2;
    }
  }

  static class Holder {
    Base p;
  }

  /** A cell that is initialised only in part must keep what it holds. */
  int initialisedTwice() {
    Litmus first = x;
    Litmus second = y;
    if (first == null || second == null) return 0;
    Litmus a = second.f;
    Litmus b = first.f;
    if (first == second && a != b) return 1;
    return 2;
  }

  /** A write through one reference is seen through the other. */
  int writtenThroughAlias() {
    Litmus first = x;
    Litmus second = y;
    if (first == null || second == null) return 0;
    Litmus made = new Litmus();
    second.f = made;
    return first == second && first.f == made ? 1 : 2;
  }

  /** Which method runs depends on which of two objects it is. */
  static int dispatched(Holder a, Holder b) {
    if (a == null || b == null) return 0;
    a.p = new Sub();
    Base receiver = b.p;
    if (receiver == null) return 3;
    return receiver.m();
  }

  /** A string of the input may be the literal: an answer without it is none. */
  static boolean isLiteral(String text) {
    return text == "literal";
  }

  static int instance(Base base) {
    return base instanceof Sub ? 1 : 2;
  }
}
