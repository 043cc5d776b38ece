package attacks;

/** An object is seen before its constructor has ended. */
public class Escapes {
  static Escapes last;
  static int made;

  final int n;

  Escapes(int n) {
    last = this;
    made++;
    hook();
    this.n = n;
    if (n < 0) throw new IllegalArgumentException();
  }

  void hook() {
    if (n != 0) throw new IllegalStateException();
  }

  static class Sub extends Escapes {
    Sub next = last instanceof Sub ? (Sub) last : null;
    int seen;

    Sub(int n, Sub other) {
      super(n);
      if (other == this) seen = -1;
      if (next == this) seen++;
    }

    @Override
    void hook() {
      seen = 7;
    }
  }

  class Inner {
    final int copy;

    Inner(Inner other) {
      copy = n + (other == null ? 0 : other.copy);
    }

    Escapes outer() {
      return Escapes.this;
    }
  }

  static int after(int n) {
    try {
      return new Sub(n, null).seen;
    } catch (IllegalArgumentException e) {
      return last.n + made;
    }
  }

  static Escapes outerOf(Inner i) {
    return i.outer();
  }
}
