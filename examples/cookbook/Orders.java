/** Which of these references may be null? */
public class Orders {
  Customer customer;
  Item first;

  static class Customer {
    Address address;
  }

  static class Address {
    int zone;
  }

  static class Item {
    int price;
    Item next;
  }

  /** The price of all items, and ten more for those who live far away. */
  int total() {
    int sum = 0;
    for (Item item = first; item != null; item = item.next) sum += item.price;
    return customer.address.zone > 3 ? sum + 10 : sum;
  }

  /** What the program promises of every order. */
  static boolean placed(Orders order) {
    if (order.customer == null || order.customer.address == null) return false;
    int items = 0;
    for (Item item = order.first; item != null; item = item.next)
      if (++items > 2) return false;
    return true;
  }
}
