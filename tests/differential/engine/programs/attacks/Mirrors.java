package attacks;

/** Classes as objects. */
public class Mirrors {
  static class Base {
    int n;
  }

  static class Derived extends Base {}

  static int kind(Base b) {
    return b.getClass() == Base.class ? 1 : b.getClass() == Derived.class ? 2 : 3;
  }

  static int any(Object o) {
    if (o.getClass() == int[].class) return 1;
    if (o.getClass() == Base[].class) return 2;
    return o instanceof Object[] ? 3 : 4;
  }

  static int literal(Class<?> c) {
    return c == Base.class ? 1 : c == int.class ? 2 : c == null ? 0 : 3;
  }
}
