package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A set of ints with chains, which grows with what is in it. */
public class HashTable {
  static class Entry {
    int key;
    Entry next;

    Entry(int key, Entry next) {
      this.key = key;
      this.next = next;
    }
  }

  Entry[] buckets;

  HashTable(int size) {
    buckets = new Entry[size];
  }

  private int bucket(int key) {
    return (key & 0x7fffffff) % buckets.length;
  }

  boolean contains(int key) {
    for (Entry e = buckets[bucket(key)]; e != null; e = e.next) {
      if (e.key == key) return true;
    }
    return false;
  }

  void add(int key) {
    if (contains(key)) return;
    int i = bucket(key);
    buckets[i] = new Entry(key, buckets[i]);
  }

  void grow() {
    Entry[] old = buckets;
    buckets = new Entry[old.length + 1];
    for (int i = 0; i < old.length; i++) {
      for (Entry e = old[i]; e != null; e = e.next) {
        int to = bucket(e.key);
        buckets[to] = new Entry(e.key, buckets[to]);
      }
    }
  }

  void remove(int key) {
    int i = bucket(key);
    Entry before = null;
    for (Entry e = buckets[i]; e != null; e = e.next) {
      if (e.key == key) {
        if (before == null) {
          buckets[i] = e.next;
        } else {
          before.next = e.next;
        }
        return;
      }
      before = e;
    }
  }

  /** A bucket's chain, of at most two entries. */
  static boolean chain(Entry e) {
    return e == null || e.next == null || e.next.next == null && e.next.key != e.key;
  }

  @Property
  static void anyKeyHasABucket(@ForAll int key) {
    HashTable table = new HashTable(3);
    table.add(key);
    assert table.contains(key);
  }

  @Property
  static boolean addKeepsTheChain(@ForAll int first, @ForAll int second) {
    Assume.that(first >= 0 && second >= 0);
    HashTable table = new HashTable(1);
    table.add(first);
    table.add(second);
    return table.contains(first) && table.contains(second);
  }

  @Property
  static boolean growKeepsKeys(@ForAll int key, @ForAll int other) {
    Assume.that(key >= 0 && other >= 0);
    HashTable table = new HashTable(1);
    table.add(key);
    table.grow();
    return table.contains(key) && table.contains(other) == (other == key);
  }

  @Property
  static boolean removeKeepsOthers(@ForAll @NotNull Entry first, @ForAll int other) {
    Assume.that(chain(first) && other != first.key && first.key >= 0 && other >= 0);
    HashTable table = new HashTable(1);
    table.buckets[0] = first;
    boolean before = table.contains(other);
    table.remove(first.key);
    return table.contains(other) == before;
  }
}
