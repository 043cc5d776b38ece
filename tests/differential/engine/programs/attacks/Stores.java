package attacks;

/** An array may be of a narrower class than the one it is declared with. */
public class Stores {
  static class Base {}

  static class Derived extends Base {}

  static void put(Base[] a, Base b) {
    a[0] = b;
  }

  static int rows(Object[] rows) {
    return rows instanceof int[][] ? 1 : rows instanceof Base[] ? 2 : 3;
  }

  static int sum(int... numbers) {
    int sum = 0;
    for (int n : numbers) sum += n;
    return sum;
  }

  static int count(Object... all) {
    return all == null ? -1 : all.length;
  }

  static int counts(Base b) {
    return count() + count(b) * 10 + count(b, b) * 100 + count((Object[]) null) * 1000;
  }
}
