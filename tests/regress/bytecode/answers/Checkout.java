/** Discounts that must not make a price negative. */
class Checkout {
  interface Discount {
    int apply(int price);
  }

  static class Fixed implements Discount {
    int amount;

    @Override
    public int apply(int price) {
      return price - amount;
    }
  }

  static class Half implements Discount {
    @Override
    public int apply(int price) {
      return price / 2;
    }
  }

  static int pay(int price, Discount discount) {
    if (price < 0) throw new IllegalArgumentException("price");
    int reduced = discount == null ? price : discount.apply(price);
    assert reduced >= 0 : "a price is not negative";
    return reduced;
  }
}
