package edge;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.WeakHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Collections, streams and dates together, as programs use them. */
public final class Gathering {
  private Gathering() {}

  enum Fruit {
    APPLE,
    PEAR,
    PLUM
  }

  record Item(String name, int price, Fruit kind) {}

  private static List<Item> items() {
    return List.of(new Item("a", 3, Fruit.PEAR), new Item("b", 1, Fruit.APPLE),
        new Item("c", 2, Fruit.PEAR));
  }

  public static String groupedByKind() {
    return items().stream()
        .collect(Collectors.groupingBy(Item::kind, TreeMap::new, Collectors.counting()))
        .toString();
  }

  public static String groupedNames() {
    return items().stream()
        .collect(Collectors.groupingBy(
            Item::kind, () -> new EnumMap<>(Fruit.class),
            Collectors.mapping(Item::name, Collectors.joining("/"))))
        .toString();
  }

  public static int summed() {
    return items().stream().filter(i -> i.kind() == Fruit.PEAR).mapToInt(Item::price).sum();
  }

  public static String sortedBy() {
    return items().stream()
        .sorted(Comparator.comparing(Item::kind).thenComparing(Item::price))
        .map(Item::name)
        .collect(Collectors.joining());
  }

  public static String cheapest() {
    return items().stream().min(Comparator.comparingInt(Item::price)).get().toString();
  }

  public static double average() {
    return items().stream().mapToInt(Item::price).average().getAsDouble();
  }

  public static String squares() {
    return IntStream.rangeClosed(1, 5).map(x -> x * x).boxed().collect(Collectors.toList())
        .toString();
  }

  public static long product() {
    return LongStream.rangeClosed(1, 15).reduce(1, (a, b) -> a * b);
  }

  public static String iterated() {
    return Stream.iterate(1, x -> x * 2).limit(8).map(String::valueOf)
        .collect(Collectors.joining(","));
  }

  public static String toSet() {
    return new TreeSet<>(Stream.of(3, 1, 3, 2).collect(Collectors.toSet())).toString();
  }

  public static boolean setOfTexts() {
    Set<String> set = Set.of("a", "b", "c");
    return set.contains("b") && !set.contains("d") && set.size() == 3;
  }

  public static int mapOfMany() {
    Map<String, Integer> map = Map.of("a", 1, "b", 2, "c", 3, "d", 4);
    int sum = 0;
    for (int value : map.values()) sum += value;
    return sum * 10 + map.get("c");
  }

  public static String listCopy() {
    List<Integer> copy = List.copyOf(Arrays.asList(1, 2, 3));
    return copy + " " + copy.indexOf(3) + copy.contains(4);
  }

  public static void immutableAdd() {
    List.of(1, 2).add(3);
  }

  public static String enumMaps() {
    EnumMap<Fruit, Integer> map = new EnumMap<>(Fruit.class);
    map.put(Fruit.PLUM, 1);
    map.put(Fruit.APPLE, 2);
    return map + " " + map.containsKey(Fruit.PEAR);
  }

  public static String enumSets() {
    EnumSet<Fruit> set = EnumSet.complementOf(EnumSet.of(Fruit.PEAR));
    return set + " " + EnumSet.allOf(Fruit.class).size() + EnumSet.noneOf(Fruit.class);
  }

  public static String enumByName() {
    return Fruit.valueOf("PLUM").ordinal() + Fruit.class.getSimpleName();
  }

  public static String enumMissing() {
    try {
      return Fruit.valueOf("FIG").name();
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  public static String heap() {
    PriorityQueue<Integer> queue = new PriorityQueue<>(Comparator.reverseOrder());
    Collections.addAll(queue, 3, 9, 4, 1);
    StringBuilder text = new StringBuilder();
    while (!queue.isEmpty()) text.append(queue.poll());
    return text.toString();
  }

  public static String deque() {
    ArrayDeque<Integer> deque = new ArrayDeque<>();
    for (int i = 0; i < 20; i++) {
      if (i % 2 == 0)
        deque.addFirst(i);
      else
        deque.addLast(i);
    }
    return deque.peekFirst() + " " + deque.peekLast() + " " + deque.size();
  }

  public static String bits() {
    BitSet bits = new BitSet();
    bits.set(3, 7);
    bits.clear(5);
    return bits + " " + bits.cardinality() + " " + bits.nextClearBit(3);
  }

  public static String navigated() {
    TreeMap<Integer, String> map = new TreeMap<>();
    for (int i = 0; i < 10; i++) map.put(i * 10, "v" + i);
    return map.floorKey(35) + " " + map.higherKey(40) + map.headMap(30) + map.lastEntry();
  }

  public static int merged() {
    Map<Character, Integer> counts = new HashMap<>();
    for (char c : "mississippi".toCharArray()) counts.merge(c, 1, Integer::sum);
    return counts.get('s') * 100 + counts.get('i') * 10 + counts.size();
  }

  public static String ordered() {
    Map<String, Integer> map = new LinkedHashMap<>();
    map.put("z", 1);
    map.put("a", 2);
    map.remove("z");
    map.put("z", 3);
    return map.toString();
  }

  public static String rotated() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5));
    Collections.rotate(list, 2);
    Collections.swap(list, 0, 4);
    return list + " " + Collections.binarySearch(List.of(1, 3, 5), 3);
  }

  public static int disjoint() {
    Set<Integer> a = new HashSet<>(List.of(1, 2, 3));
    a.retainAll(Set.of(2, 3, 4));
    Iterator<Integer> it = a.iterator();
    int sum = 0;
    while (it.hasNext()) sum += it.next();
    return sum;
  }

  public static boolean identities() {
    Map<String, Integer> map = new IdentityHashMap<>();
    map.put(new String("a"), 1);
    map.put(new String("a"), 2);
    return map.size() == 2;
  }

  public static int weakKeys() {
    Object key = new Object();
    Map<Object, Integer> map = new WeakHashMap<>();
    map.put(key, 5);
    return map.get(key);
  }

  public static String random() {
    Random random = new Random(42);
    return random.nextInt(100) + " " + random.nextLong() + " " + random.nextBoolean();
  }

  public static double gaussian() {
    return new Random(1).nextDouble();
  }

  public static String uuid() {
    UUID id = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
    return id.version() + " " + id + " " + new UUID(1, 2).compareTo(id);
  }

  public static String dates() {
    LocalDate date = LocalDate.of(2024, 2, 28).plusDays(2);
    return date + " " + date.getDayOfWeek() + " " + date.getDayOfYear() + " " + date.isLeapYear();
  }

  public static long between() {
    return ChronoUnit.DAYS.between(LocalDate.of(2000, 1, 1), LocalDate.of(2024, 1, 1));
  }

  public static String times() {
    return LocalTime.of(23, 59).plusMinutes(2) + " " + DayOfWeek.MONDAY.minus(1);
  }

  public static String noSuchDay() {
    return LocalDate.of(2023, 2, 29).toString();
  }

  public static String arrays() {
    int[] a = {5, 3, 1};
    Arrays.sort(a);
    int[][] grid = {{1}, {2, 3}};
    return Arrays.toString(a) + Arrays.deepToString(grid) + Arrays.hashCode(a)
        + Arrays.equals(a, new int[] {1, 3, 5});
  }

  public static int mismatches() {
    byte[] a = new byte[20], b = new byte[20];
    b[17] = 1;
    long[] c = {1, 2, 3}, d = {1, 2, 4};
    return Arrays.mismatch(a, b) * 100 + Arrays.mismatch(c, d) * 10
        + (Arrays.equals(a, b) ? 1 : 0) + Arrays.compare(a, b);
  }
}
