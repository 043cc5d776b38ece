/** What only the virtual machine knows of a class. */
public class VirtualMachine {
  static boolean hasLoader() {
    return VirtualMachine.class.getClassLoader() != null;
  }

  /** Known of String's Class object; any other one is of a class that nobody knows. */
  static boolean isNamed(Class<?> c) {
    return c != String.class || c.getName() != null;
  }

  static int lengthOfName(Class<?> c) {
    return c == String.class ? 16 : c.getName().length();
  }

  static int prints(int x) {
    System.out.print("x is ");
    System.out.println(x);
    if (x > 5)
      System.exit(x > 9 ? 2 : 1);
    System.err.println("small \u00e4");
    return x;
  }

  static int hashed(Object o) {
    return new Object().hashCode() == 0 ? 1 : 2;
  }

  static String property() {
    return System.getProperty("user.name");
  }

  /** Two orders are possible; the run has one of them. */
  static int first() {
    return java.util.Set.of(1, 2).toArray(new Integer[2])[0];
  }

  /** A lock of the input may be the current thread's own, on a JVM. */
  static boolean mine(java.util.concurrent.locks.ReentrantLock lock) {
    return lock.isHeldByCurrentThread();
  }
}
