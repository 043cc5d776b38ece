package cases;

import java.io.Serializable;
import java.util.Comparator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Lambdas: what they capture, what they are, when they run, and how they end. */
public class Lambdas {
  interface Op {
    int apply(int a, int b);
  }

  interface Wide {
    double apply(long a, double b, float c, int d);
  }

  interface Small {
    int apply(byte b, short s, char c, boolean z);
  }

  interface Action {
    void run();

    default int twice() {
      run();
      run();
      return count;
    }
  }

  interface Narrowing<T> {
    T pick(T a, T b);
  }

  interface NodePick extends Narrowing<Node> {
    @Override
    Node pick(Node a, Node b);
  }

  interface Marker {}

  interface Noisy {
    int LOUD = note(40);

    int get();

    default int more() {
      return get() + 1;
    }
  }

  interface Maker {
    int own();

    default IntSupplier bigger(int by) {
      return () -> own() + hidden() + by;
    }

    private int hidden() {
      return 100;
    }

    static Maker of(int x) {
      return () -> x;
    }
  }

  static class Node {
    int value;
    Node next;
    IntSupplier later;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }

    IntSupplier reader() {
      return () -> value * 2;
    }

    Supplier<IntSupplier> nested(int by) {
      return () -> () -> value + by;
    }
  }

  static int count;

  static int note(int n) {
    count += n;
    return n;
  }

  public static int nothingCaptured() {
    Op plus = (a, b) -> a + b;
    return plus.apply(3, 4);
  }

  public static int intCaptured() {
    int by = 10;
    IntUnaryOperator scale = x -> x * by;
    return scale.applyAsInt(7);
  }

  public static double wideCaptured() {
    long l = 1L << 40;
    double d = 0.5;
    float f = 2.25f;
    int i = 3;
    Wide sum = (a, b, c, e) -> a + b + c + e + l * d + f - i;
    return sum.apply(5, 1e10, 1.5f, 9);
  }

  public static int smallCaptured() {
    byte b = -3;
    short s = -300;
    char c = 'x';
    boolean z = true;
    Small sum = (b2, s2, c2, z2) -> b + s + c + (z ? 1 : 0) + b2 + s2 + c2 + (z2 ? 1000 : 0);
    return sum.apply((byte) 200, (short) 40000, (char) 70000, false);
  }

  public static int objectsCaptured() {
    Node n = new Node(1, new Node(2, null));
    Runnable r = () -> {
      n.value += 40;
      n.next = null;
    };
    int before = n.next.value;
    r.run();
    return n.value + before + (n.next == null ? 100 : 0);
  }

  public static int thisCaptured() {
    return new Node(21, null).reader().getAsInt();
  }

  public static int insideInterfaces() {
    return Maker.of(7).bigger(20).getAsInt();
  }

  public static int nested() {
    return new Node(5, null).nested(37).get().getAsInt();
  }

  public static int arrayCaptured() {
    int[] sums = new int[3];
    Op add = (i, by) -> sums[i] += by;
    add.apply(1, 5);
    add.apply(1, 6);
    add.apply(2, 1);
    return sums[0] + 10 * sums[1] + sums[2];
  }

  public static int notRunUntilCalled() {
    count = 0;
    Runnable r = () -> count++;
    int before = count;
    r.run();
    r.run();
    return before * 10 + count;
  }

  public static int storedAndCalledLater() {
    Node n = new Node(4, null);
    n.later = () -> n.value;
    n.value = 9;
    return n.later.getAsInt();
  }

  public static int defaultMethodOfInterface() {
    count = 0;
    Action a = () -> count += 4;
    return a.twice();
  }

  public static int throwsFromBody() {
    IntSupplier s = () -> {
      throw new IllegalStateException();
    };
    return s.getAsInt();
  }

  public static int thrownIsCaughtOutside() {
    IntUnaryOperator divide = x -> 12 / x;
    int sum = 0;
    for (int x = 3; x >= 0; x--) {
      try {
        sum += divide.applyAsInt(x);
      } catch (ArithmeticException e) {
        sum += 1000;
      }
    }
    return sum;
  }

  public static int caughtInside() {
    IntUnaryOperator safe = x -> {
      try {
        return 12 / x;
      } catch (ArithmeticException e) {
        return -1;
      } finally {
        count += 5;
      }
    };
    count = 0;
    return safe.applyAsInt(4) + safe.applyAsInt(0) + count;
  }

  private static Supplier<Object> siteWithoutCapture() {
    return () -> null;
  }

  private static IntSupplier siteWithCapture(int n) {
    return () -> n;
  }

  public static boolean sameObjectEachTime() {
    return siteWithoutCapture() == siteWithoutCapture();
  }

  public static boolean otherObjectEachTime() {
    return siteWithCapture(1) != siteWithCapture(1);
  }

  public static boolean sameClassEachTime() {
    return siteWithCapture(1).getClass() == siteWithCapture(2).getClass();
  }

  public static boolean twoSitesTwoClasses() {
    Runnable a = () -> {};
    Runnable b = () -> {};
    return a != b && a.getClass() != b.getClass();
  }

  public static int classOfLambda() {
    Object o = (Op & Marker) (a, b) -> a;
    return (o instanceof Op ? 1 : 0) + (o instanceof Marker ? 2 : 0)
        + (o instanceof Runnable ? 4 : 0) + (o instanceof Serializable ? 8 : 0);
  }

  public static int serializableLambda() {
    Object o = (IntSupplier & Serializable) () -> 6;
    return ((IntSupplier) o).getAsInt() + (o instanceof Serializable ? 100 : 0);
  }

  public static int castToAnotherInterface() {
    Object o = (Runnable) () -> {};
    return ((Op) o).apply(1, 2);
  }

  public static int objectMethods() {
    Runnable r = () -> {};
    return (r.equals(r) ? 1 : 0) + (r.equals(null) ? 2 : 0)
        + (r.hashCode() == r.hashCode() ? 4 : 0);
  }

  public static int bridgedInterface() {
    NodePick larger = (a, b) -> a.value > b.value ? a : b;
    Narrowing<Node> raw = larger;
    return raw.pick(new Node(3, null), new Node(8, null)).value * 10
        + larger.pick(new Node(3, null), new Node(2, null)).value;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static int pollutedArgument() {
    UnaryOperator<Node> next = n -> n.next;
    UnaryOperator raw = next;
    return raw.apply(new Object()) == null ? 1 : 2;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static int pollutedResult() {
    Supplier raw = () -> new Object();
    Supplier<Node> typed = raw;
    return typed.get().value;
  }

  public static int genericOverObjects() {
    Comparator<Node> byValue = (a, b) -> a.value - b.value;
    Predicate<Node> small = n -> n.value < 5;
    Node a = new Node(3, null);
    Node b = new Node(7, null);
    return byValue.compare(a, b) * 10 + (small.test(a) ? 1 : 0) + (small.test(b) ? 2 : 0);
  }

  public static int combinedByTheLibrary() {
    IntPredicate even = x -> x % 2 == 0;
    IntPredicate big = x -> x > 10;
    IntPredicate both = even.and(big.negate());
    IntUnaryOperator f = x -> x + 1;
    IntUnaryOperator g = f.compose(x -> x * 3);
    return (both.test(4) ? 1 : 0) + (both.test(12) ? 2 : 0) + (both.test(3) ? 4 : 0)
        + 10 * g.andThen(f).applyAsInt(5);
  }

  public static int reversedComparator() {
    Comparator<Node> byValue = (a, b) -> a.value - b.value;
    Comparator<Node> other = byValue.reversed().thenComparing((a, b) -> 77);
    return other.compare(new Node(1, null), new Node(4, null)) * 100
        + other.compare(new Node(4, null), new Node(4, null));
  }

  public static long recursionThroughAField() {
    class Holder {
      LongBinaryOperator power;
    }
    Holder h = new Holder();
    h.power = (base, n) -> n == 0 ? 1 : base * h.power.applyAsLong(base, n - 1);
    return h.power.applyAsLong(7, 12);
  }

  public static int loopMakesOneEach() {
    IntSupplier[] all = new IntSupplier[4];
    for (int i = 0; i < all.length; i++) {
      int now = i;
      all[i] = () -> now * now;
    }
    int sum = 0;
    for (IntSupplier s : all) sum = sum * 10 + s.getAsInt();
    return sum;
  }

  public static int initializesTheInterface() {
    count = 0;
    Noisy n = () -> 2;
    return count * 10 + n.more();
  }

  public static int evaluationOrder() {
    count = 0;
    IntBinaryOperator f = (a, b) -> a * 10 + b;
    return f.applyAsInt(note(3), count + note(4));
  }

  public static int capturedInAnInitialiser() {
    return Later.TABLE[1].applyAsInt(5) + Later.TABLE[0].applyAsInt(5);
  }

  static class Later {
    static final int BASE = note(100);
    static final IntUnaryOperator[] TABLE = {x -> x + BASE, x -> x * 2};
  }
}
