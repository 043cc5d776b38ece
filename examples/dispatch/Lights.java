/** Enum constants are objects that are there before the input is. */
public class Lights {
  enum Light {
    RED,
    GREEN
  }

  static class Crossing {
    Light north;
    Light east;
  }

  static boolean isSafe(Crossing crossing) {
    return crossing.north == Light.RED || crossing.east == Light.RED;
  }

  static void advance(Crossing crossing) {
    crossing.north = other(crossing.north);
    crossing.east = other(crossing.east);
    assert isSafe(crossing);
  }

  private static Light other(Light light) {
    return light == Light.RED ? Light.GREEN : Light.RED;
  }

  static Crossing start() {
    Crossing crossing = new Crossing();
    crossing.north = Light.RED;
    crossing.east = Light.GREEN;
    return crossing;
  }
}
