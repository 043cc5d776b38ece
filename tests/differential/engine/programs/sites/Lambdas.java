package sites;

import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** Lambdas and method references whose arguments, captures and targets are input. */
public class Lambdas {
  private static int run(IntUnaryOperator f, int x) {
    return f.applyAsInt(x);
  }

  public static int splits(int x) {
    return run(n -> n > 10 ? 1 : n == 3 ? 2 : 3, x);
  }

  public static int captures(int x, int y) {
    IntPredicate less = n -> n < y;
    return less.test(x) ? x : y;
  }

  public static long capturesWide(long a, double d) {
    Supplier<Long> unused = () -> null;
    DoubleUnaryOperator f = x -> x > d ? a : -d;
    return f.applyAsDouble(1.5) == d ? 1 : unused.get() == null ? 2 : 3;
  }

  public static int changes(Item item) {
    Runnable bump = () -> item.value++;
    bump.run();
    Task unlink = i -> {
      i.next = null;
      return i.value;
    };
    return unlink.run(item.next == null ? item : item.next);
  }

  public static int boundReceiver(Item item) {
    IntSupplier get = item::get;
    item.value += 1;
    return get.getAsInt();
  }

  public static int unboundReceiver(Item item) {
    ToIntFunction<Item> get = Item::get;
    return get.applyAsInt(item.next);
  }

  public static int unboundOfTwo(Item a, Item b) {
    IntBinaryOperator f = a::sum;
    return b == null ? 0 : f.applyAsInt(b.value, a == b ? 1 : 2);
  }

  public static Item constructs(int x) {
    IntFunction<Item> make = Item::new;
    return x > 0 ? make.apply(x) : null;
  }

  public static int fails(int x) {
    IntUnaryOperator f = n -> {
      if (n < 0)
        throw new IllegalArgumentException();
      return 100 / n;
    };
    try {
      return f.applyAsInt(x);
    } catch (ArithmeticException e) {
      return -1;
    }
  }

  public static void stores(Item item, int x) {
    item.later = x == 0 ? () -> 7 : () -> item.value + x;
  }

  public static int storesAndCalls(Item a, Item b) {
    a.later = () -> a.value;
    b.later = () -> b.value * 2;
    return a.later.getAsInt();
  }

  public static IntSupplier returns(Item item) {
    Item next = item.next;
    return () -> next.value;
  }

  public static boolean once(boolean twice) {
    IntSupplier first = null;
    for (int i = 0; i < (twice ? 2 : 1); i++) {
      IntSupplier now = () -> 1;
      if (first == now)
        return true;
      first = now;
    }
    return false;
  }

  public static int chosen(int which, Item item) {
    Task task = which == 0 ? i -> i.value : which == 1 ? Item::get : i -> i.next.value;
    return task.run(item);
  }

  public static int givenTask(Task task, Item item) {
    Task mine = i -> i.value * 2;
    return (task == null ? mine : task).run(item);
  }

  public static int givenLambda(IntSupplier given) {
    return given.getAsInt();
  }

  public static int classOf(Task task) {
    Task mine = i -> 0;
    Task now = task == null ? mine : task;
    return now instanceof Reset ? 1 : now == mine ? 2 : 3;
  }

  public static double boxes(double x) {
    Function<Double, Double> half = d -> d / 2;
    Function<Double, Double> both = half.andThen(d -> d > 100 ? 100.0 : d);
    return both.apply(x);
  }

  public static int casts(Object o) {
    @SuppressWarnings("unchecked")
    ToIntFunction<Object> f = (ToIntFunction<Object>) (ToIntFunction<?>) item();
    return f.applyAsInt(o);
  }

  private static ToIntFunction<Item> item() {
    return Item::get;
  }

  public static int ofLists(Item list, int limit) {
    int sum = 0;
    IntUnaryOperator cut = n -> n > limit ? limit : n;
    for (int i = 0; i < 3 && list != null; i++, list = list.next)
      sum += cut.applyAsInt(list.value);
    return sum;
  }
}
