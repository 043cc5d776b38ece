package sample;

import net.jqwik.api.Property;

/** Properties that fail on inputs of many shapes. */
class Shapes {
  enum Color { RED, GREEN, BLUE }

  static class Node {
    Node next;
    int value;
    private String name = "none";
    final Color color = Color.RED;
  }

  /** Its constructor tells of more than its fields. */
  static class Loud {
    static int made;
    long size;

    Loud() {
      made++;
    }
  }

  private static class Hidden {
    private double weight;
    Hidden other;
  }

  record Pair(Node first, int second) {}

  /** Its constructor sets fields, which an input may have otherwise. */
  static class Gate {
    boolean open = true;
    int width = 16;
  }

  static class Wide extends Gate {
    int width;
  }

  @Property
  boolean noSelfLoop(Node a) {
    return a == null || a.next != a;
  }

  @Property
  boolean neverTheSame(Node a, Node b) {
    return a != b || a == null || a.value != -7;
  }

  @Property
  boolean notNamed(Node a) {
    return a == null || a.name == null || !a.name.equals("x\"\\\u00e9\n");
  }

  @Property
  boolean distinctNames(String a, String b) {
    return a == null || b == null || a == b || a.length() != 1 || !a.equals(b);
  }

  @Property
  boolean arraysDiffer(int[] a, int[] b) {
    return a == null || a != b || a.length < 2 || a[0] >= a[1];
  }

  @Property
  boolean rowsDiffer(Node[][] rows) {
    return rows == null || rows.length < 2 || rows[0] == null || rows[0] != rows[1]
        || rows[0].length == 0 || rows[0][0] == null || rows[0][0].next != rows[0][0];
  }

  @Property
  boolean numbers(long a, char b, float c, double d, byte e, short f, boolean g) {
    return a != Long.MIN_VALUE || b != '\'' || c == c || d != Double.NEGATIVE_INFINITY
        || e != -128 || f != -3 || !g;
  }

  @Property
  boolean minusZero(double d, float f) {
    return d != 0 || 1 / d > 0 || f <= 1e30f;
  }

  @Property
  boolean neverBlue(Color c) {
    return c != Color.BLUE;
  }

  @Property
  boolean boxesAreOne(Integer a, Integer b) {
    return a == null || b == null || !a.equals(b) || a == b || a != 1000;
  }

  @Property
  boolean loud(Loud a) {
    return a == null || a.size != 1L << 40 || Loud.made != 0;
  }

  @Property
  boolean hidden(Hidden a) {
    return a == null || a.other != a || a.weight != 0.1;
  }

  @Property
  boolean pair(Pair p) {
    return p == null || p.first() == null || p.first().value != p.second() || p.second() != 3;
  }

  @Property
  boolean anyObject(Object o) {
    return !(o instanceof Node[]) || ((Node[]) o).length != 1;
  }

  @Property
  boolean neverShut(Gate a) {
    return a == null || a.getClass() != Gate.class || a.open || a.width != 0;
  }

  @Property
  boolean hiddenField(Wide a) {
    return a == null || a.width != 1 || ((Gate) a).width != 2;
  }

  @Property
  boolean counter(java.util.concurrent.atomic.AtomicInteger a) {
    return a == null || a.get() != 5;
  }

  @Property
  boolean surrogate(String a) {
    return a == null || a.length() != 1 || a.charAt(0) != 0xd800;
  }

  @Property
  void asserted(int a) {
    assert a != 77;
  }

  @Property
  void thrown(Node[] a) {
    if (a != null && a.length == 1 && a[0] == null) a[0].value++;
  }

  @Property
  void endless(int a) {
    while (a == 5) {
    }
  }
}
