package shop;

/** The same in both versions, but it calls what is not. */
public class Cart {
  Item first;

  public int pay() {
    return first == null ? 0 : first.total();
  }
}
