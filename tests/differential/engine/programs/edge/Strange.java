package edge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** Programs that nobody writes by accident. */
public final class Strange {
  private Strange() {}

  static final String CONSTANT = "ab";
  static final String NOT_CONSTANT = new String("ab");

  static class Self {
    @Override
    public boolean equals(Object o) {
      throw new UnsupportedOperationException("equals");
    }

    @Override
    public int hashCode() {
      return 0;
    }

    @Override
    public String toString() {
      return null;
    }
  }

  static class Greedy implements Comparable<Greedy> {
    static int asked;

    @Override
    public int compareTo(Greedy other) {
      return ++asked;
    }
  }

  static class FailsHalfway {
    static FailsHalfway last;
    int before = 1;
    int after;

    FailsHalfway() {
      last = this;
      fail();
      after = 2;
    }

    void fail() {
      throw new IllegalStateException();
    }
  }

  interface Named {
    default String name() {
      return getClass().getSimpleName() + hashCode();
    }
  }

  enum Op implements java.util.function.IntBinaryOperator {
    PLUS {
      @Override
      public int applyAsInt(int a, int b) {
        return a + b;
      }
    },
    TIMES {
      @Override
      public int applyAsInt(int a, int b) {
        return a * b;
      }
    }
  }

  enum FailingEnum {
    A, B;

    static {
      if (values().length == 2) throw new IllegalStateException();
    }
  }

  public static boolean constantsAreFolded() {
    final String a = "a";
    String b = "b";
    return CONSTANT == "a" + "b" && CONSTANT == a + "b" && CONSTANT != a + b
        && NOT_CONSTANT != CONSTANT;
  }

  public static boolean literalsOfTwoClassesAreOne() {
    return CONSTANT == Other.TEXT;
  }

  static class Other {
    static final String TEXT = "a" + 'b';
  }

  public static String nullAsText() {
    return "" + new Self();
  }

  public static String nullTextInBuilder() {
    return new StringBuilder().append(new Self()).append((Object) null).toString();
  }

  public static int equalsThrows() {
    Map<Self, Integer> map = new HashMap<>();
    Self key = new Self();
    map.put(key, 1);
    int same = map.get(key);
    return same + (map.containsKey(new Self()) ? 1 : 0);
  }

  public static int inconsistentComparisons() {
    TreeMap<Greedy, Integer> map = new TreeMap<>();
    for (int i = 0; i < 5; i++) map.put(new Greedy(), i);
    return map.size() * 100 + Greedy.asked;
  }

  public static String listInItself() {
    List<Object> list = new ArrayList<>();
    list.add(list);
    list.add(1);
    return list.toString();
  }

  public static int seenHalfMade() {
    try {
      new FailsHalfway();
    } catch (IllegalStateException e) {
      return FailsHalfway.last.before * 10 + FailsHalfway.last.after;
    }
    return -1;
  }

  public static int enumAsOperator() {
    int sum = 0;
    for (Op op : Op.values()) sum = sum * 100 + op.applyAsInt(3, 4);
    return sum;
  }

  public static int enumFails() {
    return FailingEnum.A.ordinal();
  }

  public static int minDividedByMinusOne() {
    int minusOne = -1;
    return Integer.MIN_VALUE / minusOne + Integer.MIN_VALUE % minusOne;
  }

  public static long castsSaturate() {
    return (int) 1e20 + (long) -1e30 + (byte) 300.7 + (char) -1.5f + (int) Double.NaN;
  }

  public static int incrementOfItself() {
    int i = 5;
    i = i++ * 2 + i;
    i += i++ + ++i;
    return i;
  }

  public static String plusFromLeftToRight() {
    char c = 'a';
    return 1 + 2 + "x" + 1 + 2 + c + (c + 1) + (char) (c + 1);
  }

  public static int indexBeforeNull() {
    int[] nothing = null;
    int[] n = {0};
    try {
      nothing[n[0]++] = n[0]++;
    } catch (NullPointerException e) {
      return n[0];
    }
    return -1;
  }

  public static int divisionBeforeCall() {
    int[] n = {0};
    try {
      take(n[0]++, 1 / (n[0] - 1), n[0]++);
    } catch (ArithmeticException e) {
      return n[0];
    }
    return -1;
  }

  private static void take(int a, int b, int c) {}

  @SuppressWarnings("finally")
  public static int finallySwallows() {
    for (int i = 0; ; i++) {
      try {
        throw new Error();
      } finally {
        if (i < 3) continue;
        break;
      }
    }
    return 7;
  }

  @SuppressWarnings("finally")
  public static String finallyReplaces() {
    try {
      try {
        throw new IllegalStateException("first");
      } finally {
        throw new IllegalArgumentException("second");
      }
    } catch (RuntimeException e) {
      return e.getMessage();
    }
  }

  public static int nestedFinally() {
    StringBuilder log = new StringBuilder();
    try {
      try {
        log.append('a');
        return log.length();
      } finally {
        log.append('b');
        try {
          throw new RuntimeException();
        } catch (RuntimeException e) {
          log.append('c');
        } finally {
          log.append('d');
        }
      }
    } finally {
      if (!log.toString().equals("abcd")) throw new AssertionError(log);
    }
  }

  private static <E extends Throwable> void sneak(Throwable t) throws E {
    @SuppressWarnings("unchecked")
    E e = (E) t;
    throw e;
  }

  public static int sneakyThrow() {
    Strange.<RuntimeException>sneak(new java.io.IOException());
    return 1;
  }

  public static int lambdaOfGenericFails() {
    Supplier<Object> number = () -> 5;
    @SuppressWarnings("unchecked")
    Supplier<String> text = (Supplier<String>) (Supplier<?>) number;
    return text.get().length();
  }

  public static int callable() throws Exception {
    Callable<Integer> c = () -> {
      throw new java.io.FileNotFoundException();
    };
    return c.call();
  }

  public static boolean arraysAreObjects() {
    Object o = new int[][] {{1}};
    return o instanceof Object[] && !(((Object[]) o)[0] instanceof Object[])
        && o instanceof Cloneable && o instanceof java.io.Serializable;
  }

  public static int negativeInnerSize() {
    return new int[0][-1].length;
  }

  public static int manyDimensions() {
    int[][][][] a = new int[2][3][4][];
    return a.length * 1000 + a[1].length * 100 + a[1][2].length * 10 + (a[0][0][0] == null ? 1 : 0);
  }

  public static int longSwitch() {
    int sum = 0;
    for (int i : new int[] {Integer.MIN_VALUE, -1, 0, 65536, Integer.MAX_VALUE}) {
      switch (i) {
        case Integer.MIN_VALUE -> sum += 1;
        case 65536 -> sum += 10;
        case Integer.MAX_VALUE -> sum += 100;
        default -> sum += 1000;
      }
    }
    return sum;
  }

  public static int collidingSwitch() {
    int sum = 0;
    for (String s : List.of("AaAa", "BBBB", "AaBB", "BBAa", "CCCC")) {
      sum = sum * 10 + switch (s) {
        case "AaAa" -> 1;
        case "BBBB" -> 2;
        case "AaBB" -> 3;
        default -> 4;
      };
    }
    return sum;
  }

  public static int characterSwitch() {
    int vowels = 0;
    for (char c : "programming language".toCharArray()) {
      switch (c) {
        case 'a': case 'e': case 'i': case 'o': case 'u':
          vowels++;
      }
    }
    return vowels;
  }

  public static int mutatedByToString() {
    int[] n = {0};
    Object o = new Object() {
      @Override
      public String toString() {
        return "" + n[0]++;
      }
    };
    String text = "" + o + o + n[0] + o;
    return Integer.parseInt(text);
  }

  public static int ackermann() {
    return ackermann(2, 3);
  }

  private static int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
  }

  public static int collatz() {
    long n = 27;
    int steps = 0;
    while (n != 1) {
      n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    return steps;
  }

  public static String romanNumerals() {
    int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    String[] signs = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
    StringBuilder text = new StringBuilder();
    int n = 1994;
    for (int i = 0; i < values.length; i++) {
      for (; n >= values[i]; n -= values[i]) text.append(signs[i]);
    }
    return text.toString();
  }

  public static int eightQueens() {
    return queens(new int[6], 0);
  }

  private static int queens(int[] rows, int column) {
    if (column == rows.length) return 1;
    int found = 0;
    for (int row = 0; row < rows.length; row++) {
      boolean free = true;
      for (int c = 0; c < column; c++)
        free &= rows[c] != row && Math.abs(rows[c] - row) != column - c;
      if (!free) continue;
      rows[column] = row;
      found += queens(rows, column + 1);
    }
    return found;
  }

  public static String permutations() {
    List<String> all = new ArrayList<>();
    permute("", "abc", all);
    return String.join(",", all);
  }

  private static void permute(String done, String rest, List<String> all) {
    if (rest.isEmpty()) all.add(done);
    for (int i = 0; i < rest.length(); i++)
      permute(done + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), all);
  }

  public static int wordCounts() {
    Map<String, List<Integer>> places = new TreeMap<>();
    String[] words = "to be or not to be".split(" ");
    for (int i = 0; i < words.length; i++)
      places.computeIfAbsent(words[i], w -> new ArrayList<>()).add(i);
    return places.get("be").hashCode() + places.size();
  }

  public static int ownCollection() {
    Collection<Integer> squares = new java.util.AbstractCollection<>() {
      @Override
      public int size() {
        return 4;
      }

      @Override
      public Iterator<Integer> iterator() {
        return new Iterator<>() {
          int i = 0;

          @Override
          public boolean hasNext() {
            return i < 4;
          }

          @Override
          public Integer next() {
            return i * i++;
          }
        };
      }
    };
    return squares.contains(6) ? new ArrayList<>(squares).get(3) : new HashSet<>(squares).size();
  }

  public static String ownCollectionAsText() {
    return new java.util.AbstractList<String>() {
      @Override
      public int size() {
        return 2;
      }

      @Override
      public String get(int i) {
        return "#" + i;
      }
    }.toString();
  }

  public static int comparatorIsWrong() {
    Integer[] numbers = new Integer[64];
    for (int i = 0; i < numbers.length; i++) numbers[i] = i * 37 % 64;
    Arrays.sort(numbers, (a, b) -> a % 3 == b % 5 ? 1 : -1);
    return numbers[0];
  }

  public static int floatLoop() {
    int n = 0;
    for (float f = 16777210f; f < 16777217f && n < 50; f++) n++;
    return n;
  }

  public static boolean shortCircuitAssignments() {
    boolean a = false;
    boolean b = true;
    boolean r = (a = b) || (b = a);
    a ^= b & !r | a;
    return a == b;
  }

  public static int hiddenFields() {
    class A {
      int x = 1;

      int get() {
        return x;
      }
    }
    class B extends A {
      int x = 2;
    }
    B b = new B();
    return b.x * 100 + ((A) b).x * 10 + b.get();
  }

  public static int staticThroughNull() {
    Strange nothing = null;
    return nothing.answer();
  }

  private static int answer() {
    return 42;
  }

  public static int interruptedFlag() {
    Thread.currentThread().interrupt();
    return Thread.interrupted() ? 1 : 0;
  }

  public static int exits() {
    Supplier<Runnable> make = () -> () -> {
      throw new SecurityException();
    };
    make.get().run();
    return 1;
  }

  public static String namedByClass() {
    class Tag implements Named {
      @Override
      public int hashCode() {
        return 5;
      }
    }
    return new Tag().name();
  }
}
