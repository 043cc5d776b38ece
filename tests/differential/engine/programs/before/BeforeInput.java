import java.util.List;
import java.util.function.Function;

// Which inputs there are: objects that were there before, types without objects,
// receivers, what a constructor runs on, what a requirement leaves behind.
public class BeforeInput {
  // The initialiser cannot be run to its end; its constants are there all the same.
  enum Listed {
    A, B;
    static final List<Long> NUMBERS = List.of(Runtime.getRuntime().freeMemory());
  }

  enum Loud {
    X;

    static {
      System.in.toString();
    }

    final int size = 3;
  }

  static int which(Listed e) {
    return e == Listed.A ? 1 : e == Listed.B ? 2 : e == null ? 0 : 3;
  }

  static int numbers(Listed e) {
    return Listed.NUMBERS.size();
  }

  static int size(Loud e) {
    return e == null ? 0 : e.size;
  }

  static int unit(java.util.concurrent.TimeUnit u) {
    return u == null ? 0 : u == java.util.concurrent.TimeUnit.DAYS ? 1 : 2;
  }

  static int list(java.util.concurrent.BlockingQueue<String> l) {
    return l == null ? 0 : 1;
  }

  static int function(Function<Integer, Integer> f) {
    return f == null ? 0 : 1;
  }

  static class Task {
    Runnable work;
    int priority;

    int priority() {
      return priority;
    }

    boolean hasWork() {
      return work != null;
    }
  }

  enum Coin {
    HEADS, TAILS;

    int side() {
      return this == HEADS ? 0 : 1;
    }

    Coin other() {
      return this == HEADS ? TAILS : HEADS;
    }
  }

  static class One {
    static final One ONLY = new One();
    int value;
    One next;

    boolean isOnly() {
      return this == ONLY;
    }

    int value() {
      return value;
    }

    boolean leadsToOnly() {
      return next == ONLY;
    }
  }

  static class Made {
    int a;
    Made other;

    Made(Made o, int v) {
      assert a == 0 && other == null;
      assert o != this;
      assert o == null || o.other != this;
      a = v;
      other = o;
    }
  }

  static boolean firstIsFive(int[] b) {
    b[0] = 5;
    return b[1] > 0;
  }

  static int first(int[] b) {
    return b[0] == 5 ? 1 : 0;
  }

  static boolean cutsAndMarks(One n) {
    n.value = 7;
    n.next = null;
    return n.value == 7;
  }

  static boolean cutsBehind(One n) {
    One second = n.next;
    if (second == null)
      return false;
    n.next = second.next;
    second.next = n;
    return n.next != n;
  }

  static int shape(One n) {
    if (n.next == null)
      return n.value == 7 ? 1 : 2;
    if (n.next == n)
      return 3;
    return n.next.next == n ? 4 : 5;
  }

  static boolean throwsBelowZero(One n) {
    if (n.value < 0)
      throw new IllegalStateException();
    return true;
  }

  static int sign(One n) {
    return n.value < 0 ? 1 : 2;
  }
}
