package cases;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntToLongFunction;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;

/** Method references of every kind, and what is done to arguments and results on the way. */
public class MethodReferences {
  static class Base {
    int id;

    Base() {
      this(1);
    }

    Base(int id) {
      this.id = id;
    }

    int scaled(int by) {
      return id * by;
    }

    int name() {
      return 10;
    }

    private int hidden() {
      return id + 1000;
    }

    IntSupplier bindHidden() {
      return this::hidden;
    }

    static int twice(int x) {
      return 2 * x;
    }
  }

  static class Derived extends Base {
    Derived(int id) {
      super(id);
    }

    @Override
    int name() {
      return 20;
    }

    IntSupplier ofSuper() {
      return super::name;
    }
  }

  interface Named {
    int name();

    default int loud() {
      return name() * 3;
    }

    static int quiet() {
      return 7;
    }
  }

  static class Someone implements Named {
    public int name() {
      return 5;
    }
  }

  interface LongMaker {
    long make(int x);
  }

  interface DoubleMaker {
    double make(float x);
  }

  interface ObjectMaker {
    Object make(double x);
  }

  interface Consumer {
    void accept(int x);
  }

  interface Three {
    int apply(Base b, int x, long y);
  }

  static int loaded;

  static class Loading {
    static {
      loaded++;
    }

    static int get() {
      return 3;
    }
  }

  static int sum(int a, long b) {
    return a + (int) b;
  }

  static double half(double x) {
    return x / 2;
  }

  static long wide(long x) {
    return x + (1L << 40);
  }

  static char letter(char c) {
    return (char) (c + 1);
  }

  static Object same(Object o) {
    return o;
  }

  static <T> int number(Function<T, Integer> f, T x) {
    return f.apply(x);
  }

  public static int ofStatic() {
    IntBinaryOperator max = Math::max;
    return max.applyAsInt(3, 9);
  }

  public static int unbound() {
    ToIntBiFunction<Base, Base> f = MethodReferences::difference;
    ToIntFunction<Base> g = Base::name;
    return f.applyAsInt(new Base(9), new Derived(4)) * 100 + g.applyAsInt(new Derived(1));
  }

  private static int difference(Base a, Base b) {
    return a.id - b.id;
  }

  public static int unboundWithArguments() {
    Three f = (b, x, y) -> b.scaled(x) + (int) y;
    BiFunction<Base, Base, Object> g = MethodReferences::pair;
    return f.apply(new Base(3), 4, 5) + ((Base) g.apply(new Base(1), new Base(50))).id;
  }

  private static Base pair(Base a, Base b) {
    return new Base(a.id + b.id);
  }

  public static int bound() {
    Base b = new Derived(6);
    IntFunction<Object> unused = Base::new;
    ToIntFunction<Object> same = MethodReferences::hash;
    IntSupplier name = b::name;
    b = new Base(2);
    return name.getAsInt() + same.applyAsInt(unused.apply(4));
  }

  private static int hash(Object o) {
    return ((Base) o).id;
  }

  public static int boundToNull() {
    Base b = null;
    IntSupplier name = b::name;
    return 1;
  }

  public static int boundToNullIsThrownAtOnce() {
    Base b = null;
    try {
      IntSupplier name = b::name;
      return 1;
    } catch (NullPointerException e) {
      return 2;
    }
  }

  public static int unboundOnNull() {
    ToIntFunction<Base> f = Base::name;
    return f.applyAsInt(null);
  }

  public static int ofPrivate() {
    return new Base(1).bindHidden().getAsInt();
  }

  public static int ofSuper() {
    return new Derived(3).ofSuper().getAsInt();
  }

  public static int ofInterface() {
    ToIntFunction<Named> f = Named::name;
    ToIntFunction<Named> g = Named::loud;
    IntSupplier h = Named::quiet;
    return f.applyAsInt(new Someone()) + g.applyAsInt(new Someone()) + h.getAsInt();
  }

  public static int constructor() {
    Supplier<Base> plain = Base::new;
    IntFunction<Base> withId = Derived::new;
    return plain.get().id + withId.apply(40).name() + withId.apply(300).id;
  }

  public static int arrayConstructor() {
    IntFunction<int[][]> make = int[][]::new;
    Function<int[], Object> copy = int[]::clone;
    int[] one = {4};
    return make.apply(5).length + (copy.apply(one) == one ? 100 : 200);
  }

  public static int constructorThrows() {
    IntFunction<int[]> make = int[]::new;
    return make.apply(-1).length;
  }

  public static long widensArguments() {
    LongMaker f = MethodReferences::wide;
    DoubleMaker g = MethodReferences::half;
    IntToLongFunction h = MethodReferences::wide;
    return f.make(-2) + (long) g.make(9.5f) + h.applyAsLong(-7);
  }

  public static long widensResults() {
    LongMaker f = Base::twice;
    IntToLongFunction g = Math::abs;
    return f.make(-3) * 1000 + g.applyAsLong(-5);
  }

  public static double widensToDouble() {
    DoubleMaker f = MethodReferences::floored;
    return f.make(1e20f);
  }

  private static float floored(float x) {
    return x + 1;
  }

  public static int ignoresTheResult() {
    count = 0;
    Consumer f = MethodReferences::counted;
    f.accept(4);
    f.accept(5);
    Consumer g = Base::new;
    g.accept(1);
    return count;
  }

  static int count;

  static long counted(int x) {
    return count += x;
  }

  public static double boxesDoubles() {
    ObjectMaker f = MethodReferences::half;
    Function<Double, Double> g = MethodReferences::half;
    ToDoubleFunction<Double> h = Double::doubleValue;
    return (Double) f.make(5) + g.apply(9.0) + h.applyAsDouble(0.25);
  }

  public static int boxesFloats() {
    Function<Float, Double> f = x -> x + 0.5;
    BiFunction<Float, Float, Float> g = Math::max;
    return (int) (f.apply(2f) * 10) + g.apply(3f, 7f).intValue();
  }

  public static int unboxesNull() {
    Function<Double, Double> f = MethodReferences::half;
    return f.apply(null).intValue();
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static int unboxesAnotherClass() {
    Function f = (Function<Double, Double>) MethodReferences::half;
    return f.apply(2.5f) == null ? 1 : 2;
  }

  public static int classIsInitializedWhenCalled() {
    IntSupplier f = Loading::get;
    int before = loaded;
    return before * 100 + f.getAsInt() * 10 + loaded;
  }

  public static int covariantResult() {
    Supplier<Object> f = MethodReferences::derived;
    return ((Base) f.get()).name();
  }

  private static Derived derived() {
    return new Derived(9);
  }
}
