package attacks;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Boxes of unknown numbers: small ones are the same object each time. */
class KeptBoxes {
  static Integer kept;

  static int pairs(int a, int b) {
    Object[] all = {a, b, (short) a, (char) b};
    int same = 0;
    for (int i = 0; i < all.length; i++)
      for (int j = i + 1; j < all.length; j++) if (all[i] == all[j]) same++;
    return same;
  }

  static boolean byStatic(int a, int b) {
    kept = a;
    Integer x = b;
    return kept == x;
  }

  static int inTree(int a, int b) {
    Map<Integer, String> map = new TreeMap<>();
    map.put(a, "a");
    map.put(b, "b");
    return map.size();
  }

  static int streamed(int a, int b) {
    return Stream.of(a, b).filter(x -> x > 3).mapToInt(Integer::intValue).sum();
  }

  static boolean locked(int a) {
    synchronized (Integer.valueOf(a)) {
      return Thread.holdsLock(Integer.valueOf(a));
    }
  }

  static int inSet(int[] numbers) {
    Set<Integer> set = new HashSet<>();
    for (int number : numbers) set.add(number);
    return set.size();
  }

  static boolean counted(int a) {
    Integer x = a;
    Integer y = x;
    y++;
    return x == y;
  }

  static boolean perhapsNull(int a, boolean known) {
    Integer x = null;
    if (known) x = a;
    Integer y = a;
    return x == y;
  }

  static int twoOfInput(Integer x, Integer y) {
    return x == y ? 1 : x.equals(y) ? 2 : 3;
  }

  static Integer again(Integer x) {
    return Integer.valueOf(x.intValue());
  }

  static boolean againIsSame(Integer x) {
    Integer y = x.intValue();
    return x == y;
  }

  static Object anyAgain(Object given) {
    return given instanceof Integer ? Integer.valueOf((Integer) given + 0) : given;
  }

  static int many(int a) {
    int same = 0;
    for (int i = 0; i < 300; i++) {
      Integer x = i, y = i;
      if (x == y) same++;
    }
    Integer x = a, seven = 7;
    return same + (x == seven ? 1000 : 0);
  }

  static boolean longs(long a, int b) {
    Long x = a, y = (long) b;
    return x == y;
  }

  static boolean charKey(char c) {
    Map<Character, Integer> map = new HashMap<>();
    map.put(c, 1);
    return map.containsKey('x');
  }

  static boolean sorted(int a, int b, int c) {
    List<Integer> list = Arrays.asList(a, b, c);
    Collections.sort(list);
    return list.get(0) <= list.get(1) && list.get(1) <= list.get(2);
  }

  static int composed(int a) {
    Function<Integer, Integer> next = x -> x + 1;
    return next.andThen(next).apply(a);
  }

  static int filtered(int a, int b) {
    return Optional.of(a).filter(x -> x > b).orElse(b);
  }

  static Integer picked(boolean first, int a, int b) {
    Integer x = first ? (Integer) a : (Integer) b;
    Integer y = a;
    return x == y ? x : y;
  }

  private static boolean isSmall(int number) {
    return number >= -128 && number <= 127;
  }

  /** True of all, also where the two ways are one again before it is asked. */
  static boolean met(boolean first, int a, int b) {
    Integer x = null, either;
    if (first) either = x = a;
    else either = b;
    Integer y = a;
    return (either == y) == (isSmall(a) && (first || a == b)) && (x == y) == (first && isSmall(a));
  }

  static boolean metInLoop(int a, int b) {
    Integer x = 0;
    for (int i = 0; i < 3; i++) {
      if (i == b) x = a;
      else x = i;
    }
    Integer two = 2;
    return (x == two) == (b != 2 || a == 2);
  }

  static boolean large() {
    Integer x = 500, y = 500;
    return x == y;
  }

  static boolean hashed(Integer x) {
    int hash = System.identityHashCode(x) ^ System.identityHashCode(Integer.valueOf(x));
    return (hash & 0) == 0;
  }
}
