package replay;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/**
 * Collections whose content a prediction tells: made through their public methods. An object of a
 * program's class below one of them gets what the library's class holds then.
 */
final class Contents {
  // The most derived first.
  private static final Set<String> VIEWS =
      Set.of("keySet", "values", "entrySet", "navigableKeySet", "descendingMap");
  private static final List<Class<?>> CLASSES = List.of(LinkedList.class, ArrayDeque.class,
      PriorityQueue.class, LinkedHashMap.class, HashMap.class, LinkedHashSet.class, HashSet.class,
      TreeMap.class, TreeSet.class, ConcurrentHashMap.class,
      EnumMap.class, EnumSet.class, Hashtable.class, CopyOnWriteArrayList.class,
      CopyOnWriteArraySet.class, ConcurrentLinkedQueue.class,
      ConcurrentSkipListMap.class, ConcurrentSkipListSet.class);
  private static final Set<Class<?>> SORTED = Set.of(TreeMap.class, TreeSet.class,
      PriorityQueue.class, ConcurrentSkipListMap.class, ConcurrentSkipListSet.class);

  private static final Set<Object> UNSET = Set.of("null", 0L, "0"); // as JSON has it, of a long

  private final Map<Object, Map<Field, Object>> built = new IdentityHashMap<>();

  static Class<?> libraryClass(Class<?> type) {
    for (Class<?> c : CLASSES)
      if (c.isAssignableFrom(type))
        return c;
    return null;
  }

  /** Gives the object what a collection holds that public methods have put together. */
  void build(Object object, Object[] content, Object[] mapped, Class<?> keys) {
    Class<?> type = libraryClass(object.getClass());
    String misplaced = misplaced(make(type, content, mapped, keys), content, mapped);
    if (misplaced != null)
      throw new IllegalArgumentException(type + " has " + misplaced);
    Object made = make(type, content, mapped, keys);
    forgetChanges(made);
    Map<Field, Object> inside = new LinkedHashMap<>();
    for (Class<?> c = made.getClass(); c != null; c = c.getSuperclass())
      for (Field field : c.getDeclaredFields())
        if (!Modifier.isStatic(field.getModifiers()) && !isInput(field)) {
          Object held = Memory.get(made, field);
          if (held instanceof Map)
            forgetChanges(held);
          Memory.set(object, field, held);
          inside.put(field, held);
        }
    built.put(object, inside);
  }

  /** How often it was changed cannot be seen from outside; of an input it is never. */
  private static void forgetChanges(Object collection) {
    Field count = Memory.fieldsOf(collection.getClass()).get("modCount");
    if (count != null)
      Memory.set(collection, count, 0);
  }

  /** What the prediction tells beside the content. */
  static boolean isInput(Field field) {
    return field.getName().equals("accessOrder");
  }

  /** Does what its elements are say in which order they stand? */
  static boolean isSorted(Object object) {
    return SORTED.contains(libraryClass(object.getClass())) || isInBuckets(object);
  }

  /** Does the hash code? */
  static boolean isInBuckets(Object object) {
    return libraryClass(object.getClass()) == ConcurrentHashMap.class;
  }

  static boolean isOfEnum(Object object) {
    Class<?> type = libraryClass(object.getClass());
    return type == EnumMap.class || type == EnumSet.class;
  }

  static boolean isInside(Field field) {
    Class<?> type = field.getDeclaringClass();
    return !isInput(field)
        && (CLASSES.contains(type) || type == AbstractMap.class
            || type.getSuperclass() == EnumSet.class);
  }

  /** Made when first asked for, without a look at what is inside. */
  static boolean isView(Field field) {
    return VIEWS.contains(field.getName());
  }

  boolean isBuilt(Object object) {
    return built.containsKey(object);
  }

  /** Is it as it was built, and the prediction has not looked inside? */
  boolean isUntouched(Object object, Map<String, Object> told) {
    for (Map.Entry<Field, Object> entry : built.get(object).entrySet()) {
      if (isView(entry.getKey()))
        continue;
      String name = entry.getKey().getName();
      Object json = told.get(name);
      boolean outside = name.equals("size") || name.equals("loadFactor");
      if (!outside && json != null && !UNSET.contains(json))
        return false;
      Object now = Memory.get(object, entry.getKey());
      Object then = entry.getValue();
      if (entry.getKey().getType().isPrimitive() ? !now.equals(then) : now != then)
        return false;
    }
    return true;
  }

  private static Object make(Class<?> type, Object[] content, Object[] mapped, Class<?> keys) {
    if (type == LinkedList.class)
      return filled(new LinkedList<>(), content);
    if (type == ArrayDeque.class)
      return filled(new ArrayDeque<>(content.length), content);
    if (type == PriorityQueue.class)
      return filled(new PriorityQueue<>(Math.max(1, content.length)), content);
    if (type == HashSet.class)
      return filled(new HashSet<>(1, 16f), content);
    if (type == LinkedHashSet.class)
      return filled(new LinkedHashSet<>(1, 16f), content);
    if (type == TreeSet.class)
      return new TreeSet<>(filled(new TreeSet<>(), content));
    if (type == HashMap.class)
      return filled(new HashMap<>(1, 16f), content, mapped);
    if (type == LinkedHashMap.class)
      return filled(new LinkedHashMap<>(1, 16f), content, mapped);
    if (type == ConcurrentSkipListMap.class)
      return new ConcurrentSkipListMap<>(filled(new TreeMap<>(), content, mapped));
    if (type == ConcurrentSkipListSet.class)
      return new ConcurrentSkipListSet<>(filled(new TreeSet<>(), content)).clone();
    if (type == CopyOnWriteArrayList.class)
      return new CopyOnWriteArrayList<>(content);
    if (type == CopyOnWriteArraySet.class)
      return filled(new CopyOnWriteArraySet<>(), content);
    if (type == ConcurrentLinkedQueue.class)
      return new ConcurrentLinkedQueue<>(Arrays.asList(content));
    if (type == Hashtable.class)
      return filled(new Hashtable<>(1, 16f), reversed(content), reversed(mapped));
    if (type == EnumMap.class)
      return filled(enumMap(keys), content, mapped);
    if (type == EnumSet.class)
      return filled(enumSet(keys), content);
    if (type == ConcurrentHashMap.class)
      return filled(concurrent(content.length), content, mapped);
    return new TreeMap<>(filled(new TreeMap<>(), content, mapped));
  }

  /** Without more buckets than a map has that so many entries were put in one by one. */
  private static ConcurrentHashMap<Object, Object> concurrent(int entries) {
    for (int buckets = 2;; buckets *= 2)
      if (entries < buckets - (buckets >>> 2))
        return new ConcurrentHashMap<>(buckets - 1, 1f);
  }

  private static Object[] reversed(Object[] objects) {
    Object[] reversed = objects.clone();
    Collections.reverse(Arrays.asList(reversed));
    return reversed;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Map<Object, Object> enumMap(Class<?> keys) {
    return new EnumMap(keys);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Collection<Object> enumSet(Class<?> elements) {
    return EnumSet.noneOf((Class) elements);
  }

  private static <C extends Collection<Object>> C filled(C made, Object[] content) {
    for (Object element : content)
      if (!made.add(element))
        throw new IllegalArgumentException("an element twice in a set");
    return made;
  }

  private static <M extends Map<Object, Object>> M filled(
      M made, Object[] keys, Object[] mapped) {
    for (int i = 0; i < keys.length; i++) {
      if (made.containsKey(keys[i]))
        throw new IllegalArgumentException("a key twice in a map");
      made.put(keys[i], mapped[i]);
    }
    return made;
  }

  /** What its public methods show that is not as the prediction has it; null: nothing. */
  private static String misplaced(Object made, Object[] content, Object[] mapped) {
    List<Object> seen = new ArrayList<>(
        made instanceof Map ? ((Map<?, ?>) made).keySet() : (Collection<?>) made);
    if (seen.size() != content.length)
      return seen.size() + " elements instead of " + content.length;
    for (int i = 0; i < content.length; i++)
      if (seen.get(i) != content[i])
        return "another order";
    return null;
  }
}
