package attacks;

/** Initialisers that others see. */
public class Sides {
  static int count;
  static final StringBuilder LOG = null;

  static class Noisy {
    static int first = ++count;
    static final int CONSTANT = 9;
    static final Integer BOXED = 9;
  }

  static class Broken {
    static int n = 1 / (count - count);
  }

  interface Quiet {
    int N = ++count;

    default int get() {
      return 1;
    }
  }

  static class Child extends Noisy implements Quiet {
    int x;
  }

  static int constant(boolean b) {
    return b ? Noisy.CONSTANT + count * 10 : Noisy.BOXED + count * 10;
  }

  static int twice(boolean b) {
    int seen = 0;
    for (int i = 0; i < 2; i++)
      try {
        seen += b ? Broken.n : 1;
      } catch (ExceptionInInitializerError e) {
        seen += 10;
      } catch (NoClassDefFoundError e) {
        seen += 100;
      }
    return seen;
  }

  static int child(Child c) {
    if (c != null) return count;
    Child made = new Child();
    return count * 100 + made.get();
  }

  static int touched(Noisy n) {
    return n == null ? count : count + n.first;
  }
}
