package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Figures behind an interface: every method runs what the figure is. */
public class Shapes {
  interface Shape {
    int width();

    int height();

    void scale(int factor);

    default boolean isFlat() {
      return width() == 0 || height() == 0;
    }
  }

  static final class Square implements Shape {
    int side;

    @Override
    public int width() {
      return side;
    }

    @Override
    public int height() {
      return side;
    }

    @Override
    public void scale(int factor) {
      side *= factor;
    }
  }

  static final class Box implements Shape {
    int across;
    int up;

    @Override
    public int width() {
      return across;
    }

    @Override
    public int height() {
      return up;
    }

    @Override
    public void scale(int factor) {
      across *= factor;
      up *= factor;
    }

    void turn() {
      int was = across;
      across = up;
      up = was;
    }
  }

  static boolean small(Shape s) {
    return s.width() >= 0 && s.width() < 100 && s.height() >= 0 && s.height() < 100;
  }

  static int perimeter(Shape s) {
    return 2 * (s.width() + s.height());
  }

  static boolean fits(Shape inner, Shape outer) {
    return inner.width() <= outer.width() && inner.height() <= outer.height();
  }

  /** Doubles each of the shapes, the same one only once. */
  static void enlarge(Shape a, Shape b) {
    a.scale(2);
    if (a != b) b.scale(2);
  }

  @Property
  static boolean turnedBoxHasItsHeight(@ForAll @NotNull Box box) {
    int width = box.width();
    box.turn();
    return box.height() == width;
  }

  @Property
  static boolean scaleGrowsBothWays(@ForAll @NotNull Shape shape) {
    Assume.that(small(shape));
    int height = shape instanceof Box box ? box.up : shape.height();
    shape.scale(3);
    return (shape instanceof Box box ? box.up : shape.height()) == 3 * height;
  }

  @Property
  static boolean perimeterOfAnyShape(@ForAll @NotNull Shape shape) {
    Assume.that(small(shape));
    return perimeter(shape) >= 0;
  }

  @Property
  static boolean fittingIsAntisymmetric(@ForAll @NotNull Shape a, @ForAll @NotNull Shape b) {
    return !(fits(a, b) && fits(b, a)) || a.width() == b.width() && a.height() == b.height();
  }

  @Property
  static boolean growEachOnce(@ForAll @NotNull Shape a, @ForAll @NotNull Shape b) {
    Assume.that(small(a) && small(b));
    int width = a.width();
    enlarge(a, b);
    return a.width() == 2 * width;
  }
}
