/** Small methods on which a wrong rule of the heap shows, most of them about arrays. */
public class ShapeLitmus {
  static class Item {
    Item next;
  }

  static class Special extends Item {}

  static class Other {}

  /** An element that is initialised only in part must keep what it holds. */
  static int initialisedTwice(Item[] a, Item[] b, int i, int j) {
    Item first = a[i];
    Item second = b[j];
    if (a == b && i == j && first != second) return 1;
    return first == null ? 2 : 3;
  }

  /** A write through one array is seen through the other. */
  static int writtenThroughAlias(Item[] a, Item[] b, int i) {
    Item made = new Item();
    b[i] = made;
    return a == b && a[0] == made ? 1 : 2;
  }

  /** Numbers, too. */
  static int numbers(int[] a, int[] b, int i, int j) {
    a[i] = 1;
    b[j] = 2;
    return a[i] == 1 ? b[j] : 3;
  }

  /** Which classes an array takes is a matter of its own class. */
  static int stored(Item[] a, Item x) {
    try {
      a[0] = x;
    } catch (ArrayStoreException e) {
      return 1;
    }
    return x instanceof Special ? 2 : 3;
  }

  /** From an element to a field and back: elements alias fields. */
  static int chained(Item[] a, int i) {
    Item x = a[i];
    if (x == null) return 0;
    Item y = x.next;
    if (y == null) return 1;
    return a[0] == y ? 2 : 3;
  }

  /** Objects of unrelated classes are never the same. */
  static boolean unrelated(Item x, Other y) {
    Object one = x;
    Object other = y;
    return one != null && one == other;
  }

  /** Which element is read is a matter of what no cell says. */
  static int hashed(Item[] a, Item x) {
    return a[System.identityHashCode(x) & 1] == x ? 1 : 2;
  }

  static boolean hashOfNew(Item x) {
    Item made = new Item();
    return System.identityHashCode(made) == System.identityHashCode(x.next);
  }

  /** Class objects are made in the order in which classes are asked for. */
  static boolean sameClass(Item x, Item y) {
    return x.getClass() == y.next.getClass();
  }
}
