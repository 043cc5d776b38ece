package attacks;

/** Monitors, identity and what every object has. */
public class Locks {
  Object lock;
  int n;

  int guarded(Locks other) {
    synchronized (lock) {
      synchronized (other.lock) {
        return lock == other.lock ? 1 : 2;
      }
    }
  }

  synchronized void both(Locks other) {
    n++;
    other.n--;
  }

  static boolean hashes(Locks a, Locks b) {
    return a.hashCode() == b.hashCode();
  }

  static boolean equal(Object a, Object b) {
    return a.equals(b) && a != b;
  }

  static void freed(Locks l) {
    l.lock.notify();
  }
}
