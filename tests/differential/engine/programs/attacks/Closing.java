package attacks;

/** Resources that fail, in order. */
public class Closing {
  static class Door implements AutoCloseable {
    boolean stuck;
    Door behind;

    @Override
    public void close() {
      if (stuck) throw new IllegalStateException();
    }
  }

  static int through(Door a, Door b, boolean fail) {
    try (a; b) {
      if (fail) throw new ArithmeticException();
      return 1;
    } catch (ArithmeticException e) {
      return 10 + e.getSuppressed().length;
    } catch (IllegalStateException e) {
      return 20 + e.getSuppressed().length;
    }
  }

  static int last(Door d) {
    int n = 0;
    try (Door e = d.behind) {
      n = e == d ? 1 : 2;
    } finally {
      if (n == 2) return 5;
    }
    return n;
  }
}
