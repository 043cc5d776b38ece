package pairs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

/** Pairs as people write them: boxes, texts, collections, lambdas, records. */
public class Library {
  record Two(int a, int b) {}

  // Boxes of small numbers are shared, others are not.
  public static boolean boxesOld(int x) {
    Integer a = x;
    Integer b = x;
    return a.equals(b);
  }

  public static boolean boxesNew(int x) {
    Integer a = x;
    Integer b = x;
    return a == b;
  }

  public static int lookupOld(int k) {
    Map<Integer, Integer> m = new HashMap<>();
    m.put(1, 10);
    m.put(2, 20);
    return m.getOrDefault(k, 0);
  }

  public static int lookupNew(int k) {
    return k == 1 ? 10 : k == 2 ? 20 : 0;
  }

  // No entry is no zero.
  public static int entryOld(int k) {
    Map<Integer, Integer> m = new HashMap<>();
    m.put(1, 10);
    return m.containsKey(k) ? m.get(k) : 0;
  }

  public static int entryNew(int k) {
    Map<Integer, Integer> m = new HashMap<>();
    m.put(1, 10);
    return m.get(k);
  }

  public static int presentOld(Node n) {
    return n == null ? -1 : n.value;
  }

  public static int presentNew(Node n) {
    return Optional.ofNullable(n).map(x -> x.value).orElse(-1);
  }

  // Throws where nothing was there before.
  public static boolean givenOld(Node n) {
    return Optional.ofNullable(n).isPresent();
  }

  public static boolean givenNew(Node n) {
    return Optional.of(n).isPresent();
  }

  // What was put in first comes first in the one only.
  public static int orderedOld(boolean swap) {
    Map<Integer, String> m = new LinkedHashMap<>();
    m.put(swap ? 2 : 1, "a");
    m.put(swap ? 1 : 2, "b");
    return m.keySet().iterator().next();
  }

  public static int orderedNew(boolean swap) {
    Map<Integer, String> m = new HashMap<>();
    m.put(swap ? 2 : 1, "a");
    m.put(swap ? 1 : 2, "b");
    return m.keySet().iterator().next();
  }

  public static boolean recordOld(int a, int b) {
    return a == b;
  }

  public static boolean recordNew(int a, int b) {
    return new Two(a, b).equals(new Two(b, a));
  }

  private static int apply(IntBinaryOperator f, int a, int b) {
    return f.applyAsInt(a, b);
  }

  public static int lambdaOld(int a, int b, boolean plus) {
    return plus ? a + b : a - b;
  }

  public static int lambdaNew(int a, int b, boolean plus) {
    return apply(plus ? Integer::sum : (x, y) -> x - y, a, b);
  }

  // The lambda sees what the array holds when it is called.
  public static int lateOld(int[] a) {
    int first = a[0];
    Supplier<Integer> s = () -> first;
    a[0] = 7;
    return s.get();
  }

  public static int lateNew(int[] a) {
    Supplier<Integer> s = () -> a[0];
    a[0] = 7;
    return s.get();
  }

  // A difference may overflow.
  public static int compareOld(int a, int b) {
    return Integer.compare(a, b) > 0 ? a : b;
  }

  public static int compareNew(int a, int b) {
    return apply((x, y) -> x - y, a, b) > 0 ? a : b;
  }

  public static String wordOld(Level l) {
    return l == Level.LOW ? "low" : "other";
  }

  public static String wordNew(Level l) {
    StringBuilder text = new StringBuilder();
    if (l == Level.LOW) text.append("lo").append('w');
    else text.append("ot").append("her");
    return text.toString();
  }

  // Identity of texts.
  public static boolean textOld(boolean b) {
    String s = b ? "x" : "xy".substring(0, 1);
    return s.equals("x");
  }

  public static boolean textNew(boolean b) {
    String s = b ? "x" : "xy".substring(0, 1);
    return s == "x";
  }

  // A switch without that case.
  public static int rankOld(Level l) {
    return l.ordinal();
  }

  public static int rankNew(Level l) {
    switch (l) {
      case LOW:
        return 0;
      case HIGH:
        return Level.HIGH.ordinal();
      default:
        return -1;
    }
  }

  public static int finallyOld(int[] a) {
    try {
      return a[0];
    } catch (ArrayIndexOutOfBoundsException e) {
      return -1;
    }
  }

  // What is returned last counts, and swallows what was thrown.
  public static int finallyNew(int[] a) {
    int r = -1;
    try {
      r = a[0];
    } catch (ArrayIndexOutOfBoundsException e) {
      r = -1;
    } finally {
      return r;
    }
  }

  // Removes by index, not by value.
  public static int removedOld(int x) {
    List<Integer> list = new ArrayList<>(Arrays.asList(1, 0));
    list.remove(Integer.valueOf(x == 0 ? 0 : 1));
    return list.get(0);
  }

  public static int removedNew(int x) {
    List<Integer> list = new ArrayList<>(Arrays.asList(1, 0));
    list.remove(x == 0 ? 0 : 1);
    return list.get(0);
  }

  public static int modOld(int x) {
    return Math.floorMod(x, 4);
  }

  public static int modNew(int x) {
    return x & 3;
  }

  // Negative remainders.
  public static int remainderOld(int x) {
    return Math.floorMod(x, 4);
  }

  public static int remainderNew(int x) {
    return x % 4;
  }

  public static int shiftsOld(int n) {
    return (int) (1L << (n & 63));
  }

  // An int is shifted by less.
  public static int shiftsNew(int n) {
    return 1 << (n & 63);
  }
}
