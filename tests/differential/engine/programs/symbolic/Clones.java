package symbolic;

/** Objects cloned whose class is input. */
public class Clones {
  public static long contents(Shape s) {
    Shape t = s.copy();
    t.size++;
    if (t instanceof Square) return ((Square) t).side;
    if (t instanceof Circle) return ((Circle) t).inner == s ? -1 : -2;
    return t.size - s.size;
  }

  public static boolean sameClass(Shape s) {
    return s.copy().getClass() == s.getClass();
  }

  public static Shape twice(Shape s) {
    Shape t = s.copy().copy();
    if (t.next == s && t instanceof Circle) t.next = ((Circle) t).inner;
    return t;
  }

  public static int shared(Circle c) {
    Circle d = (Circle) c.copy();
    c.inner = null;
    if (d.inner == null) return 0;
    d.inner.size = 7;
    return c.next == d.inner ? c.next.size : 1;
  }

  public static long oneOfTwo(Square a, Square b, boolean first) {
    Square c = (Square) (first ? a : b).copy();
    c.side = c.side + 1;
    return c.side - a.side;
  }

  public static int sometimes(Toy t) {
    try {
      Toy u = t.copy();
      return ((Robot) u).part == t ? 1 : 2;
    } catch (CloneNotSupportedException e) {
      return 3;
    }
  }
}
