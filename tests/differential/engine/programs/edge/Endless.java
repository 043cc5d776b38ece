package edge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Calls that lead to themselves, and some that only seem to. */
public class Endless {
  static int itself(int n) {
    return itself(n) + 1;
  }

  public static int caught() {
    try {
      return itself(3);
    } catch (StackOverflowError e) {
      return -1;
    }
  }

  public static int uncaught() {
    return itself(4);
  }

  public static String message() {
    try {
      return "" + itself(0);
    } catch (VirtualMachineError e) {
      return e.getMessage() + (e.getCause() == null) + e.getClass().getSimpleName();
    }
  }

  static boolean even(int n) {
    return !odd(n);
  }

  static boolean odd(int n) {
    return !even(n);
  }

  public static String pair() {
    try {
      return "" + even(2);
    } catch (StackOverflowError e) {
      return "over";
    }
  }

  public static int hashOfItself() {
    List<Object> list = new ArrayList<>();
    list.add(list);
    try {
      return list.hashCode();
    } catch (StackOverflowError e) {
      return list.size();
    }
  }

  public static boolean equalPairs() {
    List<Object> a = new ArrayList<>(), b = new ArrayList<>();
    a.add(b);
    b.add(a);
    List<Object> c = new ArrayList<>();
    c.add(c);
    try {
      return a.equals(c);
    } catch (StackOverflowError e) {
      return true;
    }
  }

  public static String textOfItself() {
    AtomicReference<Object> box = new AtomicReference<>();
    box.set(box);
    try {
      return box.toString();
    } catch (StackOverflowError e) {
      return "over";
    }
  }

  public static String textOfList() {
    List<Object> list = new ArrayList<>();
    list.add(list);
    return list.toString(); // the library looks at this case
  }

  public static int mapInItself() {
    Map<String, Object> map = new HashMap<>();
    map.put("a", map);
    try {
      return map.hashCode();
    } catch (StackOverflowError e) {
      return map.size();
    }
  }

  public static int deepHash() {
    Object[] array = new Object[2];
    array[1] = array;
    try {
      return Arrays.deepHashCode(array);
    } catch (StackOverflowError e) {
      return 5;
    }
  }

  /** Each call is another: with a number that is less. */
  static int down(int n) {
    return n == 0 ? 0 : 1 + down(n - 1);
  }

  public static int thousands() {
    return down(5_000);
  }

  static int depth;

  public static int counted() {
    return depth++ < 4_000 ? counted() + 1 : 0;
  }

  public static int ends() {
    depth = 0;
    return counted();
  }

  static Supplier<Object> round;

  public static String lambdas() {
    round = () -> round.get();
    try {
      return "" + round.get();
    } catch (StackOverflowError e) {
      return "over";
    }
  }

  static class Left {
    Right right = new Right();
  }

  static class Right {
    Left left = new Left();
  }

  public static String constructors() {
    try {
      return new Left().toString();
    } catch (StackOverflowError e) {
      return "over";
    }
  }

  static int swaps(int a, int b) {
    return swaps(b, a);
  }

  public static int swapped() {
    try {
      return swaps(1, 2);
    } catch (StackOverflowError e) {
      return 12;
    }
  }

  static Object lock = new Object();

  public static int locked() {
    try {
      synchronized (lock) {
        return itself(2);
      }
    } catch (StackOverflowError e) {
      return Thread.holdsLock(lock) ? 1 : 0;
    }
  }

  public static int outerFinally() {
    int[] seen = {0};
    try {
      try {
        return itself(1);
      } finally {
        seen[0]++;
      }
    } catch (StackOverflowError e) {
      return seen[0];
    }
  }

  public static boolean optionalOfItself() {
    Object[] held = new Object[1];
    Optional<Object> some = Optional.of(held);
    held[0] = some;
    try {
      return Objects.hash(some) == Objects.hash(some);
    } catch (StackOverflowError e) {
      return false;
    }
  }

  interface Shape {
    int area();
  }

  record Twice(Shape shape) implements Shape {
    public int area() {
      return 2 * shape.area();
    }
  }

  static Shape self;

  public static int dispatch() {
    self = new Twice(() -> self.area());
    try {
      return self.area();
    } catch (StackOverflowError e) {
      return -2;
    }
  }

  static StringBuilder trail = new StringBuilder();

  static String leaves(int n) {
    if (trail.length() > 600) return "long enough";
    trail.append("x");
    return leaves(n);
  }

  public static String leavesTrail() {
    return leaves(1) + trail.length();
  }

  static synchronized int locks(int n) {
    return locks(n);
  }

  public static String locked2() {
    try {
      return "" + locks(1);
    } catch (StackOverflowError e) {
      return "over" + Thread.holdsLock(Endless.class);
    }
  }

  static int steps;

  static int stopsCounting() {
    if (steps < 700) steps++;
    return stopsCounting();
  }

  public static int counts() {
    try {
      return stopsCounting();
    } catch (StackOverflowError e) {
      return steps;
    }
  }

  public static int again() {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      try {
        sum += itself(i);
      } catch (StackOverflowError e) {
        sum += 10;
      }
    }
    return sum;
  }
}
