package replay;

import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Collections that random calls of public methods have made, beside the ones that inputs have for
 * what they contain: as far as public methods can see they are the same, before and after one more
 * call.
 *
 * <p>usage: RandomCollections OBJECTS SEED
 */
public final class RandomCollections {
  private static final int MOST = 6; // elements; a bucket holds eight
  private static final int CALLS = 12;
  private static final Class<TimeUnit> KEYS = TimeUnit.class;
  private static final List<Supplier<Object>> EMPTY = List.of(LinkedList::new, ArrayDeque::new,
      PriorityQueue::new, HashSet::new, LinkedHashSet::new, TreeSet::new, HashMap::new,
      LinkedHashMap::new, TreeMap::new, ConcurrentHashMap::new, () -> new EnumMap<>(KEYS),
      () -> EnumSet.noneOf(KEYS), Hashtable::new, CopyOnWriteArrayList::new,
      CopyOnWriteArraySet::new, ConcurrentLinkedQueue::new, ConcurrentSkipListMap::new,
      ConcurrentSkipListSet::new);
  private static final List<Class<?>> UNORDERED =
      List.of(HashMap.class, HashSet.class, ConcurrentHashMap.class, Hashtable.class);

  private final Random random;

  private RandomCollections(long seed) {
    random = new Random(seed);
  }

  public static void main(String[] args) {
    int objects = Integer.parseInt(args[0]);
    RandomCollections test = new RandomCollections(Long.parseLong(args[1]));
    for (int i = 0; i < objects; i++) test.one(EMPTY.get(i % EMPTY.size()));
    System.out.println(objects + " objects");
  }

  private void one(Supplier<Object> empty) {
    Object made = empty.get();
    for (int calls = random.nextInt(CALLS); calls > 0; calls--)
      call(made, random.nextInt(5), keyFor(made), random.nextInt(3));
    Object built = Memory.allocate(made.getClass());
    build(built, made);
    check(made, built, "made");
    int what = random.nextInt(5);
    Object key = keyFor(made);
    Object a = call(made, what, key, 7);
    Object b = call(built, what, key, 7);
    if (a == null ? b != null : !a.equals(b))
      throw new AssertionError(made + " gives " + a + ", " + built + " " + b);
    check(made, built, "after call " + what);
  }

  private Object keyFor(Object collection) {
    int number = random.nextInt(MOST);
    return collection instanceof EnumMap || collection instanceof EnumSet
        ? KEYS.getEnumConstants()[number]
        : Integer.toString(number);
  }

  private static void build(Object built, Object made) {
    Object from = made instanceof ConcurrentHashMap ? inFewBuckets((Map<?, ?>) made) : made;
    List<Object> keys = new ArrayList<>();
    List<Object> mapped = from instanceof Map ? new ArrayList<>() : null;
    if (from instanceof Map)
      ((Map<?, ?>) from).forEach((k, v) -> {
        keys.add(k);
        mapped.add(v);
      });
    else
      keys.addAll((Collection<?>) from);
    new Contents().build(built, keys.toArray(), mapped == null ? null : mapped.toArray(), KEYS);
  }

  /** Which is the order of those of an input. */
  private static Object inFewBuckets(Map<?, ?> map) {
    Map<Object, Object> few = new ConcurrentHashMap<>(map.size(), 1f);
    map.forEach(few::put);
    return few;
  }

  @SuppressWarnings("unchecked")
  private static Object call(Object on, int what, Object key, Object value) {
    if (on instanceof Map) {
      Map<Object, Object> map = (Map<Object, Object>) on;
      switch (what) {
        case 0:
          return map.remove(key);
        case 1:
          return map.get(key);
        default:
          return map.put(key, value);
      }
    }
    Collection<Object> collection = (Collection<Object>) on;
    switch (what) {
      case 0:
        return collection.remove(key);
      case 1:
        return collection.contains(key);
      default:
        return collection.add(key);
    }
  }

  /** Hash maps with other buckets iterate in another order: only that is not compared. */
  private static void check(Object made, Object built, String when) {
    boolean ordered = !UNORDERED.contains(made.getClass());
    boolean same = ordered ? seen(made).equals(seen(built)) : made.equals(built);
    if (!same || seen(made).size() != seen(built).size() || made.hashCode() != built.hashCode()
        && !(made instanceof ArrayDeque || made instanceof AbstractQueue))
      throw new AssertionError(when + ": " + made + " is " + built);
  }

  private static List<Object> seen(Object collection) {
    if (!(collection instanceof Map))
      return new ArrayList<>((Collection<?>) collection);
    List<Object> entries = new ArrayList<>();
    ((Map<?, ?>) collection).forEach((k, v) -> entries.add(new AbstractMap.SimpleEntry<>(k, v)));
    return entries;
  }
}
