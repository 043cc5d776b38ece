package edge;

import java.util.Vector;

/** Monitors: entered in one another, left by exceptions, asked about. */
public class Monitors {
  static final Object A = new Object(), B = new Object();

  public static String held() {
    return "" + Thread.holdsLock(A) + Thread.holdsLock(B);
  }

  public static String nested() {
    String all = held();
    synchronized (A) {
      all += held();
      synchronized (B) {
        synchronized (A) {
          all += held();
        }
        all += held();
      }
      all += held();
    }
    return all + held();
  }

  static synchronized int recursive(int n) {
    return n == 0 ? (Thread.holdsLock(Monitors.class) ? 1 : 0) : recursive(n - 1);
  }

  public static String statics() {
    return recursive(3) + "" + Thread.holdsLock(Monitors.class);
  }

  public static String thrown() {
    try {
      synchronized (A) {
        synchronized (B) {
          Object o = held();
          return "" + (Integer) o;
        }
      }
    } catch (ClassCastException e) {
      return held();
    }
  }

  synchronized void fails() {
    throw new IllegalStateException("" + Thread.holdsLock(this));
  }

  public static String leftByException() {
    Monitors m = new Monitors();
    try {
      m.fails();
      return "?";
    } catch (IllegalStateException e) {
      return e.getMessage() + Thread.holdsLock(m);
    }
  }

  public static String notOwner() {
    try {
      A.notify();
      return "?";
    } catch (IllegalMonitorStateException e) {
      synchronized (A) {
        A.notifyAll();
        return "fine " + held();
      }
    }
  }

  public static String loops() {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      synchronized (i % 2 == 0 ? A : B) {
        all.append(held());
        if (i == 1) continue;
        all.append(i);
      }
      all.append(held());
    }
    return all.toString();
  }

  public static String vectors() {
    Vector<Object> one = new Vector<>(), two = new Vector<>();
    one.add(two);
    two.add("x");
    return one.indexOf(two) + "" + one.equals(two) + one + Thread.holdsLock(one);
  }
}
