package symbolic;

/** Which exception leaves, or is caught, hangs on the input. */
public class Failures {
  public static class Refused extends RuntimeException {
    public final int code;

    public Refused(int code) {
      this.code = code;
    }
  }

  public static class Denied extends Refused {
    public Denied() {
      super(7);
    }
  }

  public static void byInput(int a) {
    if (a == 1)
      throw new Refused(a);
    if (a == 2)
      throw new Denied();
    if (a > 100)
      throw new IllegalStateException("large");
  }

  public static int caught(int a) {
    try {
      byInput(a);
      return 0;
    } catch (Denied e) {
      return 1;
    } catch (Refused e) {
      return e.code + 10;
    }
  }

  public static int arrayFaults(int[] a, int i, int divisor) {
    try {
      return a[i] / divisor;
    } catch (NullPointerException e) {
      return 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      return 2;
    }
  }

  public static int always(Node n, int a) {
    int state = 0;
    try {
      state = 1;
      n.value = 10 / a;
      state = 2;
    } catch (ArithmeticException e) {
      state += 10;
    } finally {
      if (n != null)
        n.value += state;
    }
    return state;
  }

  public static int thrownInput(Refused e) {
    try {
      throw e;
    } catch (NullPointerException none) {
      return 1;
    } catch (Denied denied) {
      return denied.code;
    }
  }

  public static int asserted(int a, int b) {
    assert a != b : a;
    return a > b ? 1 : 2;
  }

  public static int lockedInput(Node n) {
    synchronized (n) {
      return n.value > 0 ? 1 : n.next.value;
    }
  }
}
