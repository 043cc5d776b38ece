package shop;

public class Item implements Priced {
  int price;
  int count;
  Item next;

  public int total() {
    return price * count;
  }

  public static int sum(Item first) {
    int sum = 0;
    int seen = 0;
    for (Item i = first; i != null && seen < 2; i = i.next, seen++) sum += i.total();
    return sum;
  }

  public static int cheapest(Item a, Item b) {
    if (a.price <= b.price) return a.price;
    return b.price;
  }

  public void clear() {
    price = 0;
    count = 0;
  }

  public static int unchanged(int x) {
    return x + 1;
  }

  static int helped(int x) {
    return twice(x) + 1;
  }

  private static int twice(int x) {
    return x * 2;
  }

  public Item with(int p) {
    Item made = new Item(p);
    made.count = count;
    return made;
  }

  Item() {}

  Item(int p) {
    price = p;
    count = 1;
  }
}
