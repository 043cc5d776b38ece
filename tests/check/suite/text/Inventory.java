package suite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Goods in stock, kept in the class library's collections. */
public class Inventory {
  private final Map<String, Integer> stock = new HashMap<>();
  private final List<String> history = new ArrayList<>();

  void add(String item, int count) {
    stock.merge(item, count, Integer::sum);
    history.add("+" + item);
  }

  boolean take(String item, int count) {
    Integer there = stock.get(item);
    if (there == null || there < count) return false;
    stock.put(item, there - count);
    if (there == count) stock.remove(item);
    return true;
  }

  int count(String item) {
    return stock.getOrDefault(item, 0);
  }

  /** Drops the entries of the history that are about an item. */
  void forget(String item) {
    for (int i = history.size() - 1; i >= 0; i--) {
      if (history.get(i).endsWith(item)) history.remove(i);
    }
  }

  /** A set of numbers that is changed while it is in a map of the class library. */
  static class Crate {
    int size;

    @Override
    public int hashCode() {
      return size;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Crate c && c.size == size;
    }
  }

  static boolean foundAfterResize(Crate crate, int size) {
    Map<Crate, String> labels = new HashMap<>();
    labels.put(crate, "label");
    labels.remove(crate);
    crate.size = size;
    labels.put(crate, "label");
    return labels.containsKey(crate);
  }

  @Property
  static boolean addAccumulates(@ForAll int first, @ForAll int second) {
    Assume.that(first >= 0 && first < 10 && second >= 0 && second < 10);
    Inventory inventory = new Inventory();
    inventory.add("nail", first);
    inventory.add("nail", second);
    return inventory.count("nail") == first + second;
  }

  @Property
  static boolean takeOfUnknownIsRefused(@ForAll boolean known) {
    Inventory inventory = new Inventory();
    inventory.add(known ? "nail" : "screw", 1);
    return inventory.take("nail", 1) == known;
  }

  @Property
  static boolean takeKeepsTheRest(
      @ForAll @IntRange(min = 1, max = 3) int there,
      @ForAll @IntRange(min = 1, max = 3) int count) {
    Inventory inventory = new Inventory();
    inventory.add("nail", there);
    boolean taken = inventory.take("nail", count);
    return taken == (count <= there) && inventory.count("nail") == (taken ? there - count : there);
  }

  @Property
  static boolean forgetTakesAll(@ForAll @IntRange(min = 0, max = 3) int entries) {
    Inventory inventory = new Inventory();
    for (int i = 0; i < entries; i++) inventory.add("nail", 1);
    inventory.forget("nail");
    return inventory.history.isEmpty();
  }

  @Property
  static boolean resizedIsFound(@ForAll @NotNull Crate crate, @ForAll int size) {
    Assume.that(crate.size >= 0 && crate.size < 4 && size >= 0 && size < 4);
    return foundAfterResize(crate, size);
  }
}
