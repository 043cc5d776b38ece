/** Classes whose initialisers run code. */
public class Initialised {
  static int trace;

  static class Top { static int own = trace = trace * 10 + 1; }

  static class Bottom extends Top { static int own = trace = trace * 10 + 2; }
}
