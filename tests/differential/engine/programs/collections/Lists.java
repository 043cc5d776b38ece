package collections;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** Lists that are given: only such as a program could have made, of what it says they hold. */
public class Lists {
  enum Color { RED, GREEN }

  static class Item {
    int price;
    String name;
  }

  static class Order {
    List<Item> items;
    int paid;

    int open() {
      int total = 0;
      for (Item item : items) total += item.price;
      return total - paid;
    }
  }

  /** A class that is a list of something else than its users may think. */
  static class Names extends ArrayList<String> {
    int extra;

    int changes() {
      return modCount;
    }
  }

  static int sum(List<Integer> numbers) {
    int sum = 0;
    for (int n : numbers) sum += n;
    return sum;
  }

  static int total(List<Item> items) {
    int total = 0;
    for (Item item : items) total += item.price;
    return total;
  }

  /** Two lists of different things are two lists. */
  static int two(List<Integer> a, List<String> b) {
    return a.size() + (b.isEmpty() ? 0 : b.get(0).length());
  }

  static boolean same(List<Integer> a, List<String> b) {
    return (Object) a == (Object) b;
  }

  static boolean sameNumbers(List<Integer> a, List<? extends Number> b) {
    return a == b;
  }

  static boolean sameAnything(List<Integer> a, List<?> b) {
    return a == b;
  }

  static int nested(List<List<Integer>> lists) {
    int sum = 0;
    for (List<Integer> list : lists) sum += list.size();
    return sum;
  }

  static int arrays(List<int[]> list) {
    return list.get(0)[0];
  }

  static int names(Names names) {
    return names.extra + names.size() + names.get(0).length();
  }

  static int colors(List<Color> colors) {
    int reds = 0;
    for (Color c : colors)
      if (c == Color.RED) reds++;
    return reds;
  }

  static void add(List<Item> items, Item item) {
    int before = items.size();
    items.add(item);
    assert items.size() == before + 1 && items.get(before) == item;
  }

  static int remove(ArrayList<Integer> list, int i) {
    int before = list.size();
    list.remove(i);
    assert list.size() == before - 1;
    return list.size();
  }

  static List<Integer> copy(List<Integer> list) {
    List<Integer> copy = new ArrayList<>(list);
    copy.clear();
    assert list.size() >= copy.size();
    return copy;
  }

  static int sub(List<Integer> list) {
    return list.subList(1, 2).get(0);
  }

  static int any(Iterable<Item> items) {
    for (Item item : items) return item.price;
    return -1;
  }

  static boolean has(Collection<String> texts) {
    return texts.contains("x");
  }

  /** Nobody says what is in it. */
  static boolean raw(List list) {
    return !list.isEmpty() && list.get(0) == list;
  }

  static int reversed(List<Integer> list) {
    Collections.reverse(list);
    return list.isEmpty() ? 0 : list.get(0);
  }

  static boolean spare(ArrayList<Integer> list) {
    list.ensureCapacity(5);
    list.trimToSize();
    return list.isEmpty();
  }

  /** Of a list as it comes nobody knows how often it has been changed. */
  static int changes(Names names) {
    return names.changes();
  }
}
