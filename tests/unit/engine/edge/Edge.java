import java.util.TimeZone;

/** Where code meets what the class library and the virtual machine do before any program runs. */
class Edge {
  // --- set before main

  static int printed() {
    System.out.println("x");
    return 1;
  }

  static boolean hasErr() {
    return System.err == null;
  }

  static boolean hasIn() {
    return System.in == null;
  }

  static int separator() {
    return System.lineSeparator().length();
  }

  static int properties() {
    return System.getProperties().size();
  }

  static String zone() {
    return TimeZone.getDefault().getID();
  }

  static void printedTrace() {
    new RuntimeException().printStackTrace();
  }

  static int printedCaught() {
    try {
      System.out.println("x");
      return 1;
    } catch (NullPointerException e) {
      return 2;
    }
  }

  static int caughtIn() {
    try {
      return System.in.hashCode();
    } catch (NullPointerException e) {
      return 2;
    }
  }

  static int home() {
    return System.getProperty("user.home").length();
  }

  static int unset() {
    return System.getProperty("edge.unset") == null ? 1 : 0;
  }

  static int sameHash() {
    Object o = new Object();
    return System.identityHashCode(o) == o.hashCode() ? 1 : 0;
  }

  static int oddHash() {
    return new Object().hashCode() % 2 != 0 ? 1 : 0;
  }

  static int exits() {
    System.exit(3);
    return 1;
  }

  static ClassLoader loader() {
    return ClassLoader.getSystemClassLoader();
  }

  // --- initialisers of the library

  static String upper() {
    return "a".toUpperCase();
  }

  static String formatted() {
    return String.format("x");
  }

  static int caughtFormatted() {
    try {
      return String.format("%d", 1).length();
    } catch (Throwable e) {
      return -1;
    }
  }

  static int ownInitialiser() {
    return Failing.value;
  }

  static class Failing {
    static int value = 1 / (Edge.zero);
  }

  static int zero;

  // --- exceptions

  static int trace() {
    return new RuntimeException().getStackTrace().length;
  }

  static int suppressedOfInput(Throwable t) {
    return t == null ? 0 : t.getSuppressed().length;
  }

  static boolean causeOfMissing() {
    try {
      Later.touch();
    } catch (Throwable e) {
    }
    try {
      Later.touch();
      return true;
    } catch (NoClassDefFoundError e) {
      return e.getCause() == null;
    }
  }

  static class Later {
    static int value = 1 / zero;

    static void touch() {}
  }

  // --- bits of NaNs

  static int rawNan() {
    return Float.floatToRawIntBits(Float.intBitsToFloat(0x7fc00001));
  }

  static int rawOfInput(float f) {
    return Float.floatToRawIntBits(f);
  }

  static long rawOfBits(long bits) {
    double[] kept = {Double.longBitsToDouble(bits)};
    return Double.doubleToRawLongBits(kept[0]) == bits ? 1 : 0;
  }

  static long rawOfSum(long bits) {
    return Double.doubleToRawLongBits(Double.longBitsToDouble(bits) + 1.0);
  }

  // --- calls in one another

  static int sum(int n) {
    return n == 0 ? 0 : n + sum(n - 1);
  }

  static int sum3000() {
    return sum(3000);
  }

  static int sum9000() {
    return sum(9000);
  }

  static int caughtOverflow() {
    try {
      return sum(1 << 20);
    } catch (StackOverflowError e) {
      return -1;
    }
  }

  static int seen;

  // Which of the two calls finds no room nobody can tell.
  static int firstOfTwo() {
    seen = 1;
    return secondOfTwo();
  }

  static int secondOfTwo() {
    seen = 2;
    return firstOfTwo();
  }

  static int overflowOfTwo() {
    try {
      return firstOfTwo();
    } catch (StackOverflowError e) {
      return seen;
    }
  }

  // Where it is 1 only while another method is called.
  static int aroundACall() {
    seen = 1;
    int length = Math.abs(seen);
    seen = 2;
    return aroundACall() + length;
  }

  static int overflowAroundACall() {
    try {
      return aroundACall();
    } catch (StackOverflowError e) {
      return seen;
    }
  }

  static int printing() {
    System.out.println("x");
    return printing();
  }

  static int cleaning() {
    try {
      return cleaning();
    } finally {
      seen++;
    }
  }

  static int nothingElse(int n) {
    return nothingElse(n);
  }

  static int overflow() {
    try {
      return nothingElse(3);
    } catch (StackOverflowError e) {
      return -3;
    }
  }

  // --- arrays of unknown length

  static int builder(String s) {
    return new StringBuilder(s).length();
  }

  static int made(int n) {
    return new int[n].length;
  }

  static int lastOfMade(int n) {
    int[] made = new int[n];
    return made[n - 1];
  }

  static int madeOfTwo(int n, int m) {
    return new int[n][m].length;
  }
}
