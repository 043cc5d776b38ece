package p;

/** Sealed types, records, enums, constants of interfaces, arrays. */
public class Shapes {
  public interface Constants {
    String KIND = Here.get();
  }

  public sealed interface Shape permits Circle, Square, Both {
    String area();
  }

  public record Circle(int radius, Shape next) implements Shape {
    public Circle() {
      this(1, null);
    }

    public String area() {
      return Here.get();
    }
  }

  public static final class Square implements Shape, Constants {
    public int side;
    public long[] corners;
    public Shape[][] grid = new Shape[2][];

    public String area() {
      return Here.get();
    }
  }

  public static non-sealed class Both implements Shape {
    byte b;
    char c;
    short s;
    boolean z;
    float f;
    double d;

    public String area() {
      return Here.get();
    }
  }

  public static class More extends Both {
    Object[] rest = new Circle[3];
    int[] numbers = new int[1];

    public String area() {
      return Here.get();
    }
  }

  public enum Colour {
    RED,
    GREEN {
      public String tint() {
        return Here.get();
      }
    };

    public String tint() {
      return Here.get();
    }
  }

  public enum Flat {
    ONE
  }

  public static String siteArea(Shape s) {
    return s.area();
  }

  public static String siteBoth(Both s) {
    return s.area();
  }

  public static String siteTint(Colour c) {
    return c.tint();
  }
}
