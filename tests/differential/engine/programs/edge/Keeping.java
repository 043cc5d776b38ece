package edge;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Collections as programs keep things in them. */
public final class Keeping {
  private Keeping() {}

  static class Lru<K, V> extends LinkedHashMap<K, V> {
    private final int most;

    Lru(int most) {
      super(16, 0.75f, true);
      this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > most;
    }
  }

  public static String lru() {
    Lru<String, Integer> cache = new Lru<>(2);
    cache.put("a", 1);
    cache.put("b", 2);
    cache.get("a");
    cache.put("c", 3);
    return cache + "" + cache.containsKey("b");
  }

  public static String changedWhileIterated() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
    try {
      for (Integer x : list) if (x == 2) list.remove(x);
      return "" + list;
    } catch (ConcurrentModificationException e) {
      return "changed " + list;
    }
  }

  public static String changedLastButOne() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    for (Integer x : list) if (x == 2) list.remove(x);
    return list.toString();
  }

  public static String changedMap() {
    Map<String, Integer> map = new HashMap<>(Map.of("a", 1, "b", 2, "c", 3));
    try {
      for (String key : map.keySet()) map.remove(key);
      return "" + map.size();
    } catch (ConcurrentModificationException e) {
      return "changed " + map.size();
    }
  }

  public static String listIterator() {
    List<String> list = new LinkedList<>(List.of("a", "b", "c"));
    ListIterator<String> it = list.listIterator();
    while (it.hasNext()) {
      int at = it.nextIndex();
      String s = it.next();
      if (at == 0) it.remove();
      else if (at == 1) it.add("+");
      else it.set(s.toUpperCase());
    }
    StringBuilder back = new StringBuilder();
    while (it.hasPrevious()) back.append(it.previous());
    return list + back.toString();
  }

  public static String iteratorMisused() {
    Iterator<Integer> it = new ArrayList<>(List.of(1)).iterator();
    StringBuilder text = new StringBuilder();
    try {
      it.remove();
    } catch (IllegalStateException e) {
      text.append("not yet;");
    }
    it.next();
    try {
      it.next();
    } catch (NoSuchElementException e) {
      text.append("no more");
    }
    return text.toString();
  }

  public static String bitSet() {
    BitSet primes = new BitSet();
    primes.set(2, 60);
    for (int i = 2; i * i < 60; i++)
      if (primes.get(i)) for (int j = i * i; j < 60; j += i) primes.clear(j);
    BitSet odd = (BitSet) primes.clone();
    odd.clear(2);
    return primes + " " + primes.cardinality() + primes.nextSetBit(50) + primes.length()
        + odd.intersects(primes) + odd.nextClearBit(5);
  }

  enum Color {
    RED, GREEN, BLUE
  }

  public static String enumMap() {
    Map<Color, String> map = new EnumMap<>(Color.class);
    map.put(Color.BLUE, "sky");
    map.put(Color.RED, "rose");
    map.putIfAbsent(Color.RED, "blood");
    return map + "" + map.containsKey(Color.GREEN) + map.keySet() + map.getOrDefault(Color.GREEN, "?");
  }

  public static String unmodifiable() {
    List<Integer> base = new ArrayList<>(List.of(1, 2));
    Collection<Integer> view = Collections.unmodifiableCollection(base);
    base.add(3);
    try {
      view.add(4);
      return "added";
    } catch (UnsupportedOperationException e) {
      return view.size() + "" + Collections.unmodifiableMap(Map.of(1, 2)) + List.copyOf(base);
    }
  }

  public static int synchronizedList() {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>());
    for (int i = 0; i < 5; i++) list.add(i);
    synchronized (list) {
      int sum = 0;
      for (int x : list) sum += x;
      return sum + list.size();
    }
  }

  public static String copyOnWrite() {
    CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>(List.of("a", "b"));
    for (String s : list) if (s.equals("a")) list.remove(s);
    list.addIfAbsent("b");
    list.addIfAbsent("c");
    try {
      Iterator<String> it = list.iterator();
      it.next();
      it.remove();
      return "removed";
    } catch (UnsupportedOperationException e) {
      return list.toString();
    }
  }

  public static String concurrentMap() {
    ConcurrentHashMap<String, AtomicLong> counts = new ConcurrentHashMap<>();
    for (String w : "b a b c b".split(" "))
      counts.computeIfAbsent(w, k -> new AtomicLong()).incrementAndGet();
    return new TreeMap<>(counts) + "" + counts.mappingCount();
  }

  public static String concurrentQueue() {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(3, 1));
    queue.offer(2);
    return queue.poll() + "" + queue.peek() + queue.size() + queue;
  }

  public static String priorities() {
    record Task(String name, int priority) {}
    PriorityQueue<Task> queue = new PriorityQueue<>(
        Comparator.comparingInt(Task::priority).reversed().thenComparing(Task::name));
    queue.add(new Task("low", 1));
    queue.add(new Task("b", 9));
    queue.add(new Task("a", 9));
    StringBuilder text = new StringBuilder();
    while (!queue.isEmpty()) text.append(queue.remove().name()).append(' ');
    return text.toString();
  }

  public static String navigation() {
    NavigableMap<Integer, String> map = new TreeMap<>(Map.of(10, "x", 20, "y", 30, "z"));
    return map.floorKey(25) + "" + map.ceilingEntry(11) + map.headMap(20, true) + map.descendingMap()
        + map.pollFirstEntry() + map.higherKey(30) + map.tailMap(20).size();
  }

  public static String ranges() {
    TreeSet<String> set = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    Collections.addAll(set, "b", "A", "c", "B");
    return set + "" + set.subSet("a", "c") + set.first() + set.lower("b") + set.descendingSet();
  }

  public static String deque() {
    Deque<Integer> deque = new ArrayDeque<>();
    for (int i = 0; i < 20; i++) {
      if (i % 3 == 0) deque.addFirst(i);
      else deque.addLast(i);
      if (i % 4 == 3) deque.removeLast();
    }
    return deque + "" + deque.peekFirst() + deque.pollLast();
  }

  public static String sublists() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
    list.subList(1, 4).clear();
    list.subList(0, 2).replaceAll(x -> x * 10);
    Collections.rotate(list, 1);
    Collections.swap(list, 0, 2);
    return list + "" + Collections.max(list) + Collections.frequency(list, 10)
        + Collections.binarySearch(List.of(1, 3, 5), 4) + Collections.nCopies(2, "x");
  }

  public static String shuffled() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7));
    Collections.shuffle(list, new java.util.Random(3));
    return list.toString();
  }

  public static String deepArrays() {
    Object[] nested = {1, new int[] {2, 3}, new String[][] {{"a"}, null}, null};
    return Arrays.deepToString(nested) + Arrays.deepHashCode(new Object[] {new int[] {1}})
        + Arrays.deepEquals(new int[][] {{1}}, new int[][] {{1}});
  }

  public static String arrayMethods() {
    Integer[] boxed = {3, 1, 2};
    Arrays.sort(boxed, Collections.reverseOrder());
    int[] ints = {5, 4, 9, 1};
    Arrays.sort(ints, 1, 4);
    int[] grown = Arrays.copyOf(ints, 6);
    Arrays.fill(grown, 4, 6, 7);
    return Arrays.toString(boxed) + Arrays.toString(grown) + Arrays.binarySearch(ints, 1, 4, 9)
        + Arrays.asList(boxed).indexOf(1) + Arrays.stream(ints).sum()
        + Arrays.equals(ints, new int[] {5, 1, 4, 9}) + Arrays.mismatch(ints, grown)
        + Arrays.compare(ints, grown);
  }

  public static String setAlgebra() {
    Set<Integer> a = new LinkedHashSet<>(List.of(1, 2, 3, 4)), b = new HashSet<>(List.of(3, 4, 5));
    Set<Integer> both = new TreeSet<>(a), all = new TreeSet<>(a);
    both.retainAll(b);
    all.addAll(b);
    a.removeIf(x -> x % 2 == 0);
    return both + "" + all + a + Collections.disjoint(a, b);
  }

  public static int identityMap() {
    Map<String, Integer> map = new IdentityHashMap<>();
    map.put("k", 1);
    map.put(new String("k"), 2);
    return map.size() * 10 + map.get("k");
  }

  public static String mapMethods() {
    Map<String, Integer> map = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
    map.replaceAll((k, v) -> v * v);
    map.entrySet().removeIf(e -> e.getValue() == 4);
    map.compute("d", (k, v) -> v == null ? 100 : v + 1);
    map.entrySet().iterator().next().setValue(-1);
    return map + "" + map.values() + map.remove("zz") + map.replace("c", 9, 10);
  }

  static class Fleet implements Iterable<String> {
    private final String[] ships = {"Nina", "Pinta"};

    @Override
    public Iterator<String> iterator() {
      return new Iterator<>() {
        int at;

        @Override
        public boolean hasNext() {
          return at < ships.length;
        }

        @Override
        public String next() {
          if (!hasNext()) throw new NoSuchElementException();
          return ships[at++];
        }
      };
    }
  }

  public static String ownIterable() {
    StringBuilder text = new StringBuilder();
    for (String ship : new Fleet()) text.append(ship);
    new Fleet().forEach(s -> text.append(s.length()));
    new Fleet().spliterator().forEachRemaining(text::append);
    return text.toString();
  }

  public static String slept() throws Exception {
    Thread.sleep(1);
    TimeUnit.MILLISECONDS.sleep(1);
    Thread.currentThread().interrupt();
    try {
      Thread.sleep(1);
      return "slept";
    } catch (InterruptedException e) {
      return e.getMessage() + Thread.currentThread().isInterrupted();
    }
  }

  public static String sleptWrongly() throws Exception {
    try {
      Thread.sleep(-1);
      return "slept";
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }
}
