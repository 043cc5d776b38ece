package sites;

import java.util.function.IntSupplier;

/** An object of the input that lambdas read, change, capture and are kept in. */
public class Item {
  public int value;
  public Item next;
  public IntSupplier later;

  public Item() {}

  Item(int value) {
    this.value = value;
  }

  int get() {
    return value;
  }

  int sum(int a, int b) {
    return value + a + b;
  }
}
