package cases;

/** monitorenter, monitorexit, synchronized methods: reentrant, released on every way out. */
public class Monitors {
  private int value = 3;

  private synchronized int get() {
    return value;
  }

  private synchronized int add(int n) {
    value += n;
    return n == 0 ? get() : add(n - 1) + 1;
  }

  private static synchronized int shared(int n) {
    return n * 2;
  }

  private synchronized int failing() {
    value++;
    throw new IllegalStateException("inside");
  }

  public static int synchronizedMethod() {
    return new Monitors().get();
  }

  public static int reentrantMethod() {
    Monitors m = new Monitors();
    return m.add(4) * 10 + m.value;
  }

  public static int staticSynchronized() {
    synchronized (Monitors.class) {
      return shared(shared(5));
    }
  }

  public static int nestedOnTheSameObject() {
    Object lock = new Object();
    int a = 1;
    synchronized (lock) {
      synchronized (lock) {
        a = 2;
      }
      a *= 5;
    }
    return a;
  }

  public static int nestedOnTwoObjects() {
    Monitors m = new Monitors();
    synchronized (m) {
      synchronized (new Object()) {
        return m.get() + m.add(2);
      }
    }
  }

  public static int exceptionInsideMethod() {
    Monitors m = new Monitors();
    try {
      m.failing();
    } catch (IllegalStateException e) {
      return m.get();
    }
    return -1;
  }

  public static int exceptionInsideBlock() {
    int[] a = {1};
    int i = 1;
    try {
      synchronized (a) {
        a[0] = 5;
        a[i] = 6;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      synchronized (a) {
        return a[0];
      }
    }
    return -1;
  }

  public static int lockExpressionOnce() {
    Object[] locks = {new Object(), new Object()};
    int i = 0;
    synchronized (locks[i++]) {
      i += 10;
    }
    return i;
  }

  public static int lockVariableReassignedInside() {
    Object lock = new Object();
    synchronized (lock) {
      lock = null;
    }
    return lock == null ? 1 : 2;
  }

  public static int breakOutOfBlock() {
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      synchronized (Monitors.class) {
        if (i == 3)
          continue;
        if (i == 6)
          break;
        sum += i;
      }
    }
    return sum;
  }

  public static int lockOnArray() {
    long[] a = new long[2];
    synchronized (a) {
      a[1] = 8;
    }
    return (int) a[1];
  }
}
