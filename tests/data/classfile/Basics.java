package shapes;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;

/** What Java 8 can put into a class file; compiled for every release. */
@Deprecated
public abstract class Basics<T extends Comparable<? super T>, U>
    implements Callable<List<? extends T[]>> {
  static final int INT = -7;
  static final long LONG = 1L << 40;
  static final float FLOAT = Float.NaN;
  static final float SMALL = 1.0e-10f;
  static final double DOUBLE = Double.NEGATIVE_INFINITY;
  static final double TENTH = 0.1;
  static final double MINUS_ZERO = -0.0;
  static final boolean FLAG = true;
  static final char LETTER = '\u00e4';
  static final byte BYTE = -1;
  static final short SHORT = 300;
  static final String TEXT = "tab\t quote\" back\\ nul\0 umlaut \u00e4 \ud83d\ude00 \ud800 lone\n";
  protected transient volatile Map<String, ? super U[]> map;
  @Marks({@Mark(value = 3, names = {"a", "b"}), @Mark(kind = Kind.SECOND, type = int[].class)})
  final int value = 12345678;

  enum Kind { FIRST, SECOND { @Override int weight() { return 2; } };
    int weight() { return 1; } }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Mark {
    int value() default 1;
    String[] names() default {};
    Kind kind() default Kind.FIRST;
    Class<?> type() default Object.class;
    double weight() default 1.5;
    char letter() default '\n';
    boolean flag() default false;
    long big() default 5L;
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Marks { Mark[] value(); }

  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER})
  @interface Typed { int value() default 0; }

  protected Basics(@Mark(9) int first, @Deprecated U second) throws IOException {
    if (first < 0) throw new IOException("negative");
  }

  static int dense(int n) {
    switch (n) {
      case -1: return 10;
      case 0: return 20;
      case 2: return 30;
      default: return 40;
    }
  }

  static int sparse(int n) {
    switch (n) {
      case -100000: return 1;
      case 7: return 2;
      case 1000000: return 3;
      default: return 4;
    }
  }

  static int words(String word) {
    switch (word) {
      case "one": return 1;
      case "two": return 2;
      default: return 0;
    }
  }

  static int guarded(int[] data, int i) {
    try {
      synchronized (data) {
        return data[i] / i;
      }
    } catch (ArithmeticException | NullPointerException e) {
      return -1;
    } finally {
      System.out.println(i);
    }
  }

  static long mixed(long a, double b, float c, int d) {
    long sum = a + (long) b - (int) c * d;
    for (int i = 0; i < d; i += 1000) sum ^= sum >>> i;
    byte narrow = (byte) sum;
    return sum + narrow + (a > d ? 1 : 0) + (b >= c ? 2L : 3L);
  }

  static Object arrays(int n) {
    int[][][] cube = new int[n][2][];
    boolean[] flags = new boolean[n];
    String[] names = {"x", null};
    Object[] rows = new Object[][] {names, {}};
    cube[0][1] = new int[] {1, 2, 3};
    flags[0] = rows instanceof Object[] && cube != null;
    return ((int[][][]) cube).clone();
  }

  Supplier<String> lambdas(Function<? super T, ? extends U> f, T t) {
    Runnable r = () -> System.out.println(f.apply(t) + " " + this);
    r.run();
    Supplier<List<T>> make = ArrayList::new;
    return make.get().toString()::trim;
  }

  @Typed(1) List<@Typed(2) String> typed(@Typed(3) Object o) {
    @Typed(4) List<@Typed(5) Integer> local = new @Typed(6) ArrayList<@Typed(7) Integer>();
    try {
      return (@Typed(8) List<@Typed(9) String>) o;
    } catch (@Typed(10) RuntimeException e) {
      return null;
    }
  }

  static <@Typed(11) X extends @Typed(12) Object & Runnable> void bounded(X x) throws RuntimeException {
    x.run();
  }

  static void manyLocals() {
    long a0 = 0, a1 = 1, a2 = 2, a3 = 3, a4 = 4, a5 = 5, a6 = 6, a7 = 7, a8 = 8, a9 = 9;
    double d0 = 1.5, d1 = 2;
    float f = 2f;
    int i = 100000;
    i += 40000;
    i++;
    System.out.println(a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + a9 + d0 + d1 + f + i);
  }

  class Inner {
    private int hidden = value;
    class Deeper { int sum() { return hidden + value; } }
  }

  static Object anonymous(final int n) {
    class Local { int m() { return n; } }
    return new Object() { @Override public String toString() { return "" + new Local().m(); } };
  }

  native int outside(int... rest);

  @SuppressWarnings("strictfp")
  strictfp double strict(double x) { return x * 0.1; }

  abstract <E extends Exception> void generic(E e, List<? super Integer>[] lists) throws E, IOException;

  static void checked(int n) { assert n > 0 : "positive"; }
}
