package shop;

import java.util.function.IntSupplier;

/** The same in both versions, but it calls what is not. */
public class Cart {
  Item first;

  public int pay() {
    return first == null ? 0 : first.total();
  }

  public int payTwice() {
    return pay() + pay();
  }

  public int later() {
    Item item = first;
    IntSupplier total = () -> item.total();
    return total.getAsInt();
  }

  public static int priced(Priced p) {
    return p.total();
  }

  public static int nobodys(Item item) {
    return Item.unchanged(item.price);
  }
}
