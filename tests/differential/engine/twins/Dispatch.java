/** Which body runs depends on the class of the input. */
class Dispatch {
  static class Base {
    Base next;

    Base step() {
      return next;
    }
  }

  static class Sub extends Base {
    @Override
    Base step() {
      return this;
    }
  }

  Base first;

  boolean run() {
    Base a = first;
    Base b = a.step();
    if (a == b) return true;
    if (b == null) return false;
    return b.step() == a;
  }
}
