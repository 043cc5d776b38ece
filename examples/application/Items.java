import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Orders and the items in them. */
class Items {
  enum State { OPEN, PAID, SHIPPED }

  static class Item {
    String name;
    int price;
    int count;
  }

  static class Order {
    List<Item> items;
    State state;
    Optional<String> note;
  }

  static int total(Order order) {
    int sum = 0;
    for (Item item : order.items) sum += item.price * item.count;
    return sum;
  }

  static Item dearest(List<Item> items) {
    Item best = null;
    for (Item item : items)
      if (best == null || item.price > best.price) best = item;
    return best;
  }

  static List<Item> inStock(List<Item> items) {
    List<Item> found = new ArrayList<>();
    for (Item item : items)
      if (item.count > 0) found.add(item);
    return found;
  }

  static boolean removeSold(List<Item> items) {
    return items.removeIf(item -> item.count == 0);
  }

  static void dropFirst(List<Item> items) {
    Iterator<Item> each = items.iterator();
    if (each.hasNext()) {
      each.next();
      each.remove();
    }
  }

  static void sort(List<Item> items) {
    items.sort(Comparator.comparingInt(item -> item.price));
  }

  static String label(Order order) {
    switch (order.state) {
      case OPEN:
        return "open";
      case PAID:
        return "paid";
      default:
        return "done";
    }
  }

  static int noteLength(Order order) {
    return order.note.map(String::length).orElse(0);
  }

  static String shortNote(Optional<String> note) {
    return note.filter(text -> text.length() < 3).orElse("-");
  }
}
