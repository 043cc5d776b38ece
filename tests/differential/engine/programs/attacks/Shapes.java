package attacks;

/** Sealed types, records and patterns. */
public class Shapes {
  sealed interface Shape permits Point, Line, Group {}

  record Point(int x, double weight) implements Shape {
    // That of a double takes long.
    @Override
    public String toString() {
      return "Point " + x;
    }
  }

  record Line(Point from, Point to) implements Shape {
    Line {
      if (from == to) throw new IllegalArgumentException();
    }
  }

  static final class Group implements Shape {
    Shape first;
    Shape[] others;
  }

  static int kind(Shape s) {
    if (s instanceof Point p && p.x() > 0) return 1;
    if (s instanceof Line l) return l.from == null ? 2 : 3;
    return s instanceof Group ? 4 : 5;
  }

  // The constructor rules out that both are one, and still an input may have it.
  static boolean loop(Line l) {
    return l.from() == l.to();
  }

  static boolean equal(Point a, Point b) {
    return a.equals(b);
  }

  static Line turned(Line l) {
    return new Line(l.to(), l.from());
  }
}
