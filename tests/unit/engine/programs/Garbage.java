import java.util.function.IntSupplier;

/** Makes objects that nothing leads to soon after, and others that something still does. */
public class Garbage {
  int value;
  Garbage next;
  static Garbage kept;

  Garbage(int value, Garbage next) {
    this.value = value;
    this.next = next;
  }

  static int lists() {
    Garbage p = null;
    int sum = 0;
    for (int i = 0; i < 20_000; i++) {
      p = new Garbage(i, (i & 15) == 0 ? null : p);
      if ((i & 15) == 15) for (Garbage q = p; q != null; q = q.next) sum += q.value;
    }
    return sum;
  }

  static int inStatic() {
    for (int i = 0; i < 10; i++) kept = new Garbage(i, (i & 1) == 0 ? null : kept);
    return kept.value + kept.next.value;
  }

  static int inCaller(int depth) {
    Garbage mine = new Garbage(depth, null);
    int below = depth > 0 && depth < 6 ? inCaller(depth - 1) : 0;
    new Garbage(below, mine);
    return mine.value + below;
  }

  /** What is put into an object that is dropped still belongs to the path. */
  static int unreadButStored(int a, int b, Garbage g) {
    new Garbage(a, new Garbage(b, g));
    int sum = 0;
    for (int i = 0; i < 5; i++) sum += new Garbage(i, g).value;
    return sum;
  }

  /** The unknown is named after an object that is gone. */
  static int hashes() {
    int small = 0;
    for (int i = 0; i < 2; i++) if (new Object().hashCode() < 100) small++;
    return small;
  }

  static int strings(int n) {
    String s = "a";
    for (int i = 0; i < 3; i++) s = new String("ab") + (n > i ? "x" : "");
    return s.length() + (s == "a" ? 1 : 0) + ("ab" == "a" + "b" ? 10 : 0);
  }

  static int lambdas(int n) {
    int sum = 0;
    for (int i = 0; i < 4; i++) {
      int j = i;
      IntSupplier captures = () -> j + n;
      IntSupplier none = () -> 7;
      sum += captures.getAsInt() + none.getAsInt();
    }
    return sum;
  }

  static int locks(Garbage g) {
    int sum = 0;
    for (int i = 0; i < 3; i++)
      synchronized (new Garbage(i, g)) {
        synchronized (g) {
          sum += new Garbage(i, g).next.value;
        }
      }
    return sum;
  }

  static int thrown(int n) {
    int sum = 0;
    for (int i = 0; i < 3; i++)
      try {
        if (n == i) throw new IllegalStateException("n" + i);
        sum += new int[] {1, 2, 3}[i + (n > 7 ? 1 : 0)];
      } catch (IllegalStateException e) {
        sum += e.getMessage().length();
      }
    return sum;
  }

  static Object arrays(int n, Garbage g) {
    Object[] last = null;
    for (int i = 0; i < 4; i++) last = new Object[] {last == null ? g : last[0], new Garbage(i, g), new int[i]};
    return n > 3 ? last : last[1];
  }

  /** Goes through the input, and changes it. */
  static Garbage reversed(Garbage g) {
    Garbage result = null;
    for (int i = 0; g != null && i < 4; i++) {
      new Garbage(i, g);
      Garbage rest = g.next;
      g.next = new Garbage(g.value, result);
      result = g;
      g = rest;
    }
    return result;
  }

  static int either(boolean left, int a, int b) {
    Garbage x = new Garbage(a, null), y = new Garbage(b, null);
    Garbage z = left ? x : y;
    for (int i = 0; i < 3; i++) new Garbage(i, z);
    z.value++;
    return x.value - y.value;
  }

  static boolean isShort(Garbage g) {
    int n = 0;
    for (; g != null; g = g.next) {
      new Garbage(n, g);
      if (++n > 2) return false;
    }
    return true;
  }

  static int endless(int n) {
    Garbage a = new Garbage(0, null);
    while (n > 3) {
      a.value = 1 - a.value;
    }
    return new Garbage(n, a).value;
  }

  static int endlessAndMaking(int n) {
    int i = 0;
    while (n > 3) new Garbage(i++ & 1, null);
    return i;
  }
}
