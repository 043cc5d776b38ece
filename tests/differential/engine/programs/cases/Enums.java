package cases;

/** Enums: ordinal, values() copies, constants with bodies, switches through the map class. */
public class Enums {
  enum Color {
    RED,
    GREEN,
    BLUE;

    Color next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }

  enum Op {
    ADD {
      @Override
      int apply(int a, int b) {
        return a + b;
      }
    },
    SUBTRACT {
      @Override
      int apply(int a, int b) {
        return a - b;
      }
    },
    NONE {
      @Override
      int apply(int a, int b) {
        return a;
      }

      @Override
      boolean works() {
        return false;
      }
    };

    abstract int apply(int a, int b);

    boolean works() {
      return true;
    }
  }

  enum Planet {
    SMALL(1, 0.5),
    LARGE(300, 11.25);

    final int mass;
    final double radius;
    static int made;

    static {
      for (Planet p : values()) made += p.mass;
    }

    Planet(int mass, double radius) {
      this.mass = mass;
      this.radius = radius;
    }
  }

  enum Only {
    INSTANCE;

    int count;
  }

  public static int ordinals() {
    return Color.RED.ordinal() * 100 + Color.GREEN.ordinal() * 10 + Color.BLUE.ordinal();
  }

  public static boolean valuesIsACopy() {
    Color[] a = Color.values();
    a[0] = Color.BLUE;
    return Color.values()[0] == Color.RED && a != Color.values();
  }

  public static int methodOfEnum() {
    return Color.BLUE.next().ordinal() * 10 + Color.RED.next().ordinal();
  }

  public static int bodiesOfConstants() {
    int sum = 0;
    for (Op op : Op.values()) sum = sum * 100 + op.apply(9, 4);
    return sum;
  }

  public static int bodyOverridesOne() {
    int bits = 0;
    for (Op op : Op.values()) bits = bits * 2 + (op.works() ? 1 : 0);
    return bits;
  }

  public static int classOfConstantWithBody() {
    Object a = Op.ADD;
    Object b = Color.RED;
    return (a.getClass() == Op.class ? 1 : 0) + (b.getClass() == Color.class ? 2 : 0)
        + (a instanceof Op ? 4 : 0);
  }

  public static double constructorArguments() {
    return Planet.LARGE.mass * Planet.SMALL.radius + Planet.LARGE.radius;
  }

  public static int staticBlockSeesAllConstants() {
    return Planet.made;
  }

  public static int switchStatement() {
    int result = 0;
    for (Color c : Color.values()) {
      switch (c) {
        case BLUE:
          result += 3;
          break;
        case RED:
          result += 40;
        default:
          result += 500;
      }
    }
    return result;
  }

  public static int switchOnNull() {
    Color c = null;
    switch (c) {
      case RED:
        return 1;
      default:
        return 2;
    }
  }

  public static int singletonState() {
    Only.INSTANCE.count += 3;
    Only.values()[0].count *= 5;
    return Only.INSTANCE.count;
  }

  public static int enumAsArrayIndex() {
    int[] histogram = new int[Color.values().length];
    Color c = Color.GREEN;
    for (int i = 0; i < 7; i++) {
      histogram[c.ordinal()]++;
      c = i % 2 == 0 ? c.next() : c.next().next();
    }
    return histogram[0] * 100 + histogram[1] * 10 + histogram[2];
  }
}
