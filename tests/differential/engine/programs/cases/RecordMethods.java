package cases;

/** equals, hashCode and toString that the compiler leaves to the class library. */
public class RecordMethods {
  record Empty() {}

  record Numbers(boolean z, byte b, short s, char c, int i, long l, float f, double d) {}

  record Two(Object a, Object b) {}

  record Point(int x, int y) {}

  record Reals(double d, float f) {}

  record Named(String name, int[] values) {}

  static class Key {
    static int order;
    final int id;
    final boolean equal;
    int asked;

    Key(int id, boolean equal) {
      this.id = id;
      this.equal = equal;
    }

    @Override
    public boolean equals(Object o) {
      asked = ++order;
      return equal;
    }

    @Override
    public int hashCode() {
      order = order * 10 + id;
      return id;
    }

    @Override
    public String toString() {
      order = order * 10 + id;
      return id == 3 ? null : "key";
    }
  }

  static class Failing {
    @Override
    public boolean equals(Object o) {
      throw new IllegalStateException();
    }

    @Override
    public int hashCode() {
      throw new ArithmeticException();
    }
  }

  private static Numbers numbers(int i, double d) {
    return new Numbers(true, (byte) -1, (short) -2, 'c', i, 1L << 33, 1.5f, d);
  }

  public static boolean equalNumbers() {
    return numbers(4, 2.5).equals(numbers(4, 2.5));
  }

  public static int differentNumbers() {
    Numbers n = numbers(4, 2.5);
    int same = 0;
    Numbers[] others = {numbers(5, 2.5), numbers(4, 2.0),
        new Numbers(false, (byte) -1, (short) -2, 'c', 4, 1L << 33, 1.5f, 2.5),
        new Numbers(true, (byte) 1, (short) -2, 'c', 4, 1L << 33, 1.5f, 2.5),
        new Numbers(true, (byte) -1, (short) 2, 'c', 4, 1L << 33, 1.5f, 2.5),
        new Numbers(true, (byte) -1, (short) -2, 'd', 4, 1L << 33, 1.5f, 2.5),
        new Numbers(true, (byte) -1, (short) -2, 'c', 4, 1L << 34, 1.5f, 2.5),
        new Numbers(true, (byte) -1, (short) -2, 'c', 4, 1L << 33, 1.25f, 2.5)};
    for (Numbers other : others)
      if (n.equals(other))
        same++;
    return same;
  }

  public static int others() {
    Point p = new Point(1, 2);
    return (p.equals(null) ? 1 : 0) + (p.equals(new Object()) ? 2 : 0) + (p.equals(p) ? 4 : 0)
        + (p.equals(new Empty()) ? 8 : 0) + (new Empty().equals(new Empty()) ? 16 : 0);
  }

  public static int notANumber() {
    Reals nan = new Reals(Double.NaN, Float.NaN);
    return (nan.equals(new Reals(0.0 / 0.0, Float.NaN)) ? 1 : 0)
        + (nan.equals(new Reals(0, Float.NaN)) ? 2 : 0)
        + (nan.equals(new Reals(Double.NaN, 0)) ? 4 : 0);
  }

  public static int zeros() {
    Reals zero = new Reals(0.0, 0.0f);
    return (zero.equals(new Reals(-0.0, 0.0f)) ? 1 : 0)
        + (zero.equals(new Reals(0.0, -0.0f)) ? 2 : 0)
        + (zero.equals(new Reals(0.0, 0.0f)) ? 4 : 0);
  }

  public static int nulls() {
    Two t = new Two(null, null);
    Object o = new Object();
    return (t.equals(new Two(null, null)) ? 1 : 0) + (t.equals(new Two(o, null)) ? 2 : 0)
        + (new Two(o, null).equals(t) ? 4 : 0) + (new Two(o, o).equals(new Two(o, o)) ? 8 : 0)
        + t.hashCode();
  }

  public static int orderOfComparing() {
    Key.order = 0;
    Key a = new Key(1, true);
    Key b = new Key(2, true);
    boolean same = new Two(a, b).equals(new Two(new Key(3, true), new Key(4, true)));
    return (same ? 100 : 0) + a.asked * 10 + b.asked;
  }

  public static int comparingStopsEarly() {
    Key.order = 0;
    Key a = new Key(1, true);
    Key b = new Key(2, false);
    boolean same = new Two(a, b).equals(new Two(a, new Object()));
    return (same ? 100 : 0) + a.asked * 10 + b.asked;
  }

  public static boolean comparingThrows() {
    return new Two(new Failing(), 'x' == 'y').equals(new Two(null, false));
  }

  public static int sameObjectIsNotCompared() {
    Two t = new Two(new Failing(), new Failing());
    return t.equals(t) ? 1 : 2;
  }

  public static int orderOfHashing() {
    Key.order = 0;
    int hash = new Two(new Key(1, true), new Key(2, true)).hashCode();
    return hash * 1000 + Key.order;
  }

  public static int hashOfNumbers() {
    return numbers(123456, -2.75).hashCode();
  }

  public static int hashOfSpecialNumbers() {
    return new Reals(Double.NaN, -0.0f).hashCode() + new Empty().hashCode()
        + new Point(-1, Integer.MIN_VALUE).hashCode() * 7;
  }

  public static int hashThrows() {
    return new Two(null, new Failing()).hashCode();
  }

  public static int hashOfText() {
    return new Named("some text", null).hashCode();
  }

  public static int textOfPoint() {
    return new Point(-12, 345).toString().hashCode();
  }

  public static int textOfEmpty() {
    return new Empty().toString().hashCode();
  }

  public static int textOfSmall() {
    return new Numbers(false, (byte) -7, (short) 300, 'z', 0, -1L, 0, 0).s();
  }

  public static int textOfObjects() {
    Key.order = 0;
    String text = new Two(new Key(1, true), new Key(3, true)).toString();
    return text.hashCode() + Key.order;
  }

  public static int textOfNulls() {
    return new Named(null, null).toString().length();
  }

  public static int nestedText() {
    return new Two(new Point(1, 2), new Two("a", null)).toString().hashCode();
  }
}
