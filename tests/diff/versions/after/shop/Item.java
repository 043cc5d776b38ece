package shop;

public class Item implements Priced {
  int price;
  int count;
  Item next;

  // Pieces beyond the tenth are free.
  public int total() {
    return price * (count > 10 ? 10 : count);
  }

  public static int sum(Item first) {
    return sum(first, 2);
  }

  private static int sum(Item first, int most) {
    return first == null || most == 0 ? 0 : first.total() + sum(first.next, most - 1);
  }

  public static int cheapest(Item a, Item b) {
    return Math.min(a.price, b.price);
  }

  public void clear() {
    count = 0;
    price = 0;
  }

  public static int unchanged(int x) {
    return x + 1;
  }

  static int helped(int x) {
    return 1 + doubled(x);
  }

  private static int doubled(int x) {
    return x << 1;
  }

  public Item with(int p) {
    Item made = new Item();
    made.price = p;
    made.count = count;
    return made;
  }

  Item() {}

  Item(int p) {
    this();
    price = p;
    count = p == 0 ? 0 : 1;
  }
}
