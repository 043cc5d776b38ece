import java.lang.reflect.InvocationTargetException;

/** What a virtual machine does with arguments and results of a call by reflection. */
final class Arguments {
  private Arguments() {}

  static void receiver(Object self, boolean fits) {
    if (self == null) throw new NullPointerException();
    if (!fits) throw new IllegalArgumentException("object is not an instance of declaring class");
  }

  static void count(Object[] arguments, int wanted) {
    if ((arguments == null ? 0 : arguments.length) != wanted)
      throw new IllegalArgumentException("wrong number of arguments");
  }

  static Object reference(Object argument, boolean fits) {
    if (argument != null && !fits) throw new IllegalArgumentException("argument type mismatch");
    return argument;
  }

  static Throwable thrown(Throwable by) {
    return new InvocationTargetException(by);
  }

  /** It has no message where there is no argument. */
  static IllegalArgumentException unfit(Object argument) {
    return argument == null
        ? new IllegalArgumentException()
        : new IllegalArgumentException("argument type mismatch");
  }

  // JLS 5.1.2: a box of a type that can be widened to the one wanted.

  static boolean toBoolean(Object o) {
    if (o instanceof Boolean) return (Boolean) o;
    throw unfit(o);
  }

  static char toChar(Object o) {
    if (o instanceof Character) return (Character) o;
    throw unfit(o);
  }

  static byte toByte(Object o) {
    if (o instanceof Byte) return (Byte) o;
    throw unfit(o);
  }

  static short toShort(Object o) {
    if (o instanceof Short) return (Short) o;
    return toByte(o);
  }

  static int toInt(Object o) {
    if (o instanceof Integer) return (Integer) o;
    if (o instanceof Character) return (Character) o;
    return toShort(o);
  }

  static long toLong(Object o) {
    if (o instanceof Long) return (Long) o;
    return toInt(o);
  }

  static float toFloat(Object o) {
    if (o instanceof Float) return (Float) o;
    return toLong(o);
  }

  static double toDouble(Object o) {
    if (o instanceof Double) return (Double) o;
    // Not through float, which is narrower than an int.
    return o instanceof Float ? (Float) o : toLong(o);
  }

  // Unlike valueOf, a new one each time.

  @SuppressWarnings("removal")
  static Object box(boolean x) {
    return new Boolean(x);
  }

  @SuppressWarnings("removal")
  static Object box(char x) {
    return new Character(x);
  }

  @SuppressWarnings("removal")
  static Object box(byte x) {
    return new Byte(x);
  }

  @SuppressWarnings("removal")
  static Object box(short x) {
    return new Short(x);
  }

  @SuppressWarnings("removal")
  static Object box(int x) {
    return new Integer(x);
  }

  @SuppressWarnings("removal")
  static Object box(long x) {
    return new Long(x);
  }

  @SuppressWarnings("removal")
  static Object box(float x) {
    return new Float(x);
  }

  @SuppressWarnings("removal")
  static Object box(double x) {
    return new Double(x);
  }
}
