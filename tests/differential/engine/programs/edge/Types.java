package edge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Enums, records, nested and generic classes, interfaces, switches. */
public final class Types {
  private Types() {}

  enum Planet {
    EARTH(1.0), MARS(0.38) {
      @Override
      String greet() {
        return "red";
      }
    };

    final double gravity;

    Planet(double gravity) {
      this.gravity = gravity;
    }

    String greet() {
      return name().toLowerCase();
    }
  }

  enum Level {
    LOW, MIDDLE, HIGH;

    Level next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }

  record Point(int x, int y) implements Comparable<Point> {
    Point {
      if (x < 0) throw new IllegalArgumentException("x");
    }

    @Override
    public int compareTo(Point other) {
      return Comparator.comparingInt(Point::x).thenComparingInt(Point::y).compare(this, other);
    }
  }

  record Box<T>(T value, List<T> more) {}

  sealed interface Shape permits Circle, Square {}

  record Circle(double r) implements Shape {}

  record Square(double side) implements Shape {}

  interface Greeter {
    String name();

    default String greet() {
      return "hello " + name() + suffix();
    }

    private String suffix() {
      return "!";
    }

    static Greeter of(String name) {
      return () -> name;
    }
  }

  interface Loud extends Greeter {
    @Override
    default String greet() {
      return Greeter.super.greet().toUpperCase();
    }
  }

  interface Left {
    default int side() {
      return 1;
    }
  }

  interface Right {
    default int side() {
      return 2;
    }
  }

  static class Both implements Left, Right {
    @Override
    public int side() {
      return Left.super.side() * 10 + Right.super.side();
    }
  }

  static class Outer {
    int x = 1;

    class Inner {
      int x = 2;

      class Innermost {
        int all() {
          return Outer.this.x * 100 + Inner.this.x * 10 + x;
        }
      }
    }
  }

  static class Base {
    final String seen;
    static String tell(Object o) {
      return "object";
    }

    static String tell(String s) {
      return "string";
    }

    static String tell(Integer i) {
      return "integer";
    }

    static String tell(long l) {
      return "long";
    }

    Base() {
      seen = describe();
    }

    String describe() {
      return "base";
    }
  }

  static class Derived extends Base {
    private final String word = "constant";
    private String made = String.valueOf(1);

    @Override
    String describe() {
      return word + made;
    }
  }

  public static String enumText() {
    return Level.HIGH + Level.valueOf("LOW").name() + Level.MIDDLE.ordinal();
  }

  public static int enumUnknown() {
    return Level.valueOf("lowest").ordinal();
  }

  public static String enumUnknownMessage() {
    try {
      return Level.valueOf("lowest").name();
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  public static String enumWithBody() {
    return Planet.EARTH.greet() + Planet.MARS.greet() + Planet.MARS.getDeclaringClass().getSimpleName();
  }

  public static boolean enumCompared() {
    return Level.LOW.compareTo(Level.HIGH) < 0 && Level.HIGH.next() == Level.LOW
        && Planet.MARS.getClass() != Planet.class;
  }

  public static int enumSwitch() {
    int sum = 0;
    for (Level level : Level.values()) {
      sum += switch (level) {
        case LOW -> 1;
        case MIDDLE -> {
          int ten = 10;
          yield ten;
        }
        case HIGH -> 100;
      };
    }
    return sum;
  }

  public static int enumSwitchOnNull() {
    Level nothing = null;
    switch (nothing) {
      case LOW:
        return 1;
      default:
        return 2;
    }
  }

  public static String recordText() {
    return new Point(1, 2) + " " + new Box<>("v", List.of());
  }

  public static boolean recordEquals() {
    return new Point(1, 2).equals(new Point(1, 2)) && !new Point(1, 2).equals(new Point(2, 1))
        && new Point(1, 2).hashCode() == new Point(1, 2).hashCode()
        && new Circle(-0.0).equals(new Circle(-0.0)) && !new Circle(0.0).equals(new Circle(-0.0));
  }

  public static int recordRefuses() {
    return new Point(-1, 0).x();
  }

  public static String recordsSorted() {
    List<Point> points = new ArrayList<>(List.of(new Point(2, 1), new Point(1, 5), new Point(1, 2)));
    points.sort(null);
    return points.toString();
  }

  public static double patterns() {
    double sum = 0;
    for (Shape s : new Shape[] {new Circle(2), new Square(3)}) {
      if (s instanceof Circle c && c.r() > 1) sum += c.r();
      else if (s instanceof Square q) sum += q.side() * q.side();
    }
    return sum;
  }

  public static String defaultMethods() {
    return Greeter.of("you").greet() + new Both().side();
  }

  public static String defaultOverridden() {
    Loud loud = () -> "me";
    return loud.greet();
  }

  public static int innerClasses() {
    return new Outer().new Inner().new Innermost().all();
  }

  public static int innerOfNull() {
    Outer nothing = null;
    return nothing.new Inner().x;
  }

  public static String overloads() {
    Object o = "text";
    char c = 'c';
    return Base.tell(o) + Base.tell("text") + Base.tell(c) + Base.tell(1) + Base.tell((Integer) 1);
  }

  public static String seenInConstructor() {
    return new Derived().seen + new Derived().describe();
  }

  public static String anonymous() {
    return new Object() {
      int twice(int x) {
        return 2 * x;
      }
    }.twice(4) + "";
  }

  public static int localClass() {
    int base = 5;
    class Adder {
      int add(int x) {
        return base + x;
      }
    }
    return new Adder().add(2);
  }

  public static int labelledLoops() {
    int n = 0;
    outer:
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j < 5; j++) {
        if (j == 3) continue outer;
        if (i == 3) break outer;
        n++;
      }
    }
    return n;
  }

  public static int fallThrough() {
    int n = 0;
    for (int i = -1; i < 4; i++) {
      switch (i) {
        case 0:
          n += 1;
        case 1:
          n += 10;
          break;
        case 1000000:
          n += 5;
        default:
          n += 100;
        case 3:
          n += 1000;
      }
    }
    return n;
  }

  private static <T extends Comparable<T>> T largest(List<? extends T> list) {
    T best = null;
    for (T x : list) if (best == null || x.compareTo(best) > 0) best = x;
    return best;
  }

  public static String generics() {
    return largest(List.of(3, 9, 4)) + largest(List.of("b", "a"));
  }

  @SuppressWarnings("unchecked")
  private static <T> T[] pair(T... xs) {
    return xs;
  }

  public static int genericArray() {
    String[] words = pair("a", "b");
    return words.length;
  }

  @SuppressWarnings("unchecked")
  public static int heapPollution() {
    List<Integer> numbers = (List<Integer>) (List<?>) List.of("x");
    return numbers.get(0);
  }

  public static boolean defaultsOfObject() {
    Object a = new Object();
    return a.equals(a) && !a.equals(new Object()) && a.hashCode() == a.hashCode()
        && a.toString().startsWith("java.lang.Object@");
  }

  public static int bridged() {
    Comparable<Point> p = new Point(1, 1);
    return p.compareTo(new Point(1, 3));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static int bridgedWrongly() {
    Comparable p = new Point(1, 1);
    return p.compareTo("text");
  }

  public static int compoundAssignments() {
    byte b = 10;
    b += 300;
    int i = 5;
    i = i++ + ++i;
    char c = 'a';
    c += 1.7;
    return b * 10000 + i * 1000 + c;
  }

  public static int shifts() {
    return (1 << 33) + (-8 >> 1) + (-8 >>> 29) + (int) (1L << 65);
  }

  public static int shortCircuit() {
    int[] n = {0};
    boolean r = touch(n, false) && touch(n, true) | touch(n, true) || touch(n, true);
    return n[0] * 10 + (r ? 1 : 0);
  }

  private static boolean touch(int[] n, boolean result) {
    n[0]++;
    return result;
  }
}
