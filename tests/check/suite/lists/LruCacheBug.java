package suite;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * A cache that forgets what was not used for longest: a chain, most recent first.
 *
 * <p>Bugs are seeded.
 */
public class LruCacheBug {
  static class Entry {
    int key;
    int value;
    Entry older;
  }

  static final int CAPACITY = 2;

  Entry newest;

  boolean repOk() {
    int count = 0;
    for (Entry e = newest; e != null; e = e.older) {
      if (++count > CAPACITY) return false;
      if (e.older != null && e.older.key == e.key) return false;
    }
    return true;
  }

  /** The value, or a default; a hit makes the entry the newest. */
  int get(int key, int otherwise) {
    Entry before = null;
    for (Entry e = newest; e != null; e = e.older) {
      if (e.key == key) {
        if (before != null) {
          before.older = e.older;
          e.older = newest;
          // Seeded: lost link.
          newest = before;
        }
        return e.value;
      }
      before = e;
    }
    return otherwise;
  }

  void put(int key, int value) {
    if (newest != null && newest.key == key) {
      newest.value = value;
      return;
    }
    Entry added = new Entry();
    added.key = key;
    added.value = value;
    added.older = newest;
    newest = added;
    Entry e = newest;
    // Seeded: newest lost.
    while (e.older != null) {
      if (e.older.key == key) {
        newest = newest.older;
        return;
      }
      e = e.older;
    }
    trim();
  }

  private void trim() {
    Entry e = newest;
    // Seeded: off by one.
    for (int kept = 1; kept <= CAPACITY && e != null; kept++) e = e.older;
    if (e != null) e.older = null;
  }

  int count(int key) {
    int count = 0;
    for (Entry e = newest; e != null; e = e.older) {
      if (e.key == key) count++;
    }
    return count;
  }

  int size() {
    int size = 0;
    for (Entry e = newest; e != null; e = e.older) size++;
    return size;
  }

  /** The same on the class library's map. */
  static class Recent extends LinkedHashMap<Integer, Integer> {
    private static final long serialVersionUID = 1L;

    Recent() {
      // Seeded: insertion order in place of access order.
      super(16, 0.75f, false);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
      return size() > CAPACITY;
    }
  }

  @Property
  static boolean getKeepsEntries(@ForAll @NotNull LruCacheBug cache, @ForAll int key) {
    Assume.that(cache.repOk());
    int size = cache.size();
    cache.get(key, 0);
    return cache.size() == size && cache.repOk();
  }

  @Property
  static boolean putReplaces(
      @ForAll @NotNull LruCacheBug cache, @ForAll int key, @ForAll int value) {
    Assume.that(cache.repOk());
    cache.put(key, value);
    return cache.count(key) == 1 && cache.get(key, value - 1) == value;
  }

  @Property
  static boolean putKeepsCapacity(@ForAll @NotNull LruCacheBug cache, @ForAll int key) {
    Assume.that(cache.repOk());
    cache.put(key, 0);
    return cache.size() <= CAPACITY;
  }

  @Property
  static boolean usedIsKept(@ForAll boolean touched) {
    Recent recent = new Recent();
    recent.put(1, 10);
    recent.put(2, 20);
    if (touched) recent.get(1);
    recent.put(3, 30);
    return recent.containsKey(touched ? 1 : 2) && recent.size() == CAPACITY;
  }
}
