package attacks;

/** Enums: bodies, switches, what values() gives away. */
public class Lights {
  enum Light {
    RED {
      @Override
      Light next() {
        return GREEN;
      }
    },
    GREEN {
      @Override
      Light next() {
        return RED;
      }
    };

    int uses;

    abstract Light next();

    int use() {
      return ++uses;
    }
  }

  interface Lit {}

  enum Lamp implements Lit {
    ON,
    OFF
  }

  static int onLight(Light l) {
    switch (l) {
      case RED:
        return 1;
      case GREEN:
        return 2;
      default:
        return 3;
    }
  }

  static int arrows(Light l, boolean b) {
    return switch (l) {
      case RED -> b ? 1 : 2;
      case GREEN -> l.next().ordinal();
    };
  }

  static boolean fresh(Light l) {
    Light.values()[0] = null;
    return Light.values()[0] != null && l.next().next() == l;
  }

  static int uses(Light a, Light b) {
    return a.use() + b.use() * 10;
  }

  static int through(Lit lit) {
    return lit == Lamp.ON ? 1 : lit instanceof Lamp ? 2 : lit == null ? 0 : 3;
  }

  static boolean kind(Light l) {
    return l.getClass() == Light.class || l.getDeclaringClass() != Light.class;
  }
}
