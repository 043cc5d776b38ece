package cases;

/** Records (their accessors and constructors) and sealed hierarchies met by instanceof. */
public class Records {
  record Point(int x, int y) {
    static int made;

    Point {
      made++;
      if (x < 0)
        x = 0;
    }

    Point(int both) {
      this(both, both);
    }

    int sum() {
      return x + y;
    }
  }

  record Wide(long a, double b, byte c, int[] d) {
    @Override
    public byte c() {
      return (byte) (c + 1);
    }
  }

  record Pair<A, B>(A first, B second) {}

  sealed interface Shape permits Circle, Square, Group {}

  record Circle(int radius) implements Shape {}

  record Square(int side) implements Shape {}

  record Group(Shape left, Shape right) implements Shape {}

  private static int area(Shape s) {
    if (s instanceof Circle c)
      return 3 * c.radius() * c.radius();
    if (s instanceof Square q)
      return q.side() * q.side();
    if (s instanceof Group g)
      return area(g.left()) + area(g.right());
    throw new AssertionError();
  }

  public static int accessors() {
    Point p = new Point(3, 4);
    return p.x() * 10 + p.y();
  }

  public static int compactConstructorChangesParameter() {
    Point p = new Point(-5, 4);
    return p.x() * 10 + p.y();
  }

  public static int otherConstructor() {
    Point p = new Point(6);
    return p.sum() * 10 + Point.made;
  }

  public static double wideComponents() {
    Wide w = new Wide(1L << 35, 0.25, (byte) 127, new int[] {1, 2});
    return w.a() + w.b() + w.c() + w.d().length;
  }

  public static int arrayComponentIsShared() {
    int[] row = {1};
    Wide w = new Wide(0, 0, (byte) 0, row);
    row[0] = 5;
    return w.d()[0];
  }

  public static int genericRecord() {
    Pair<Point, int[]> p = new Pair<>(new Point(2), new int[] {7});
    return p.first().sum() * 10 + p.second()[0];
  }

  public static int sealedChain() {
    return area(new Group(new Circle(2), new Group(new Square(3), new Circle(1))));
  }

  public static void sealedNullFallsThrough() {
    area(null);
  }

  public static int nullInsideRecord() {
    return area(new Group(new Circle(1), null));
  }

  public static boolean recordIdentity() {
    Point a = new Point(1);
    Point b = new Point(1);
    return a == b;
  }

  public static int patternWithCondition() {
    Shape[] all = {new Circle(1), new Circle(9), new Square(4)};
    int bits = 0;
    for (Shape s : all) {
      bits = bits * 3 + (s instanceof Circle c && c.radius() > 5 ? 2 : s instanceof Square ? 1 : 0);
    }
    return bits;
  }

  public static int localRecord() {
    record Span(int from, int to) {
      int length() {
        return to - from;
      }
    }
    Span[] spans = {new Span(2, 9), new Span(-4, 4)};
    return spans[0].length() * spans[1].length();
  }
}
