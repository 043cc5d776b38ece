package cases;

/** getfield, putfield, getstatic, putstatic: resolution by static type, widths, truncation. */
public class Fields {
  static class Base {
    int x = 1;
    static int shared = 10;
    protected long wide = 1L << 40;
  }

  static class Derived extends Base {
    int x = 2;

    int both() {
      return x * 10 + super.x;
    }
  }

  static class Leaf extends Derived {}

  static class Narrow {
    byte b;
    char c;
    short s;
    boolean z;
    long j;
    double d;
    float f;
    Object o;
  }

  public static int shadowedByStaticType() {
    Derived d = new Derived();
    Base b = d;
    return d.x * 100 + b.x * 10 + ((Base) d).x;
  }

  public static int shadowedFieldsAreSeparate() {
    Derived d = new Derived();
    ((Base) d).x = 7;
    d.x = 8;
    return d.both();
  }

  public static int inheritedThroughTwoLevels() {
    Leaf leaf = new Leaf();
    leaf.x = 5;
    return leaf.both() + (int) (leaf.wide >> 38);
  }

  public static int staticThroughSubclassIsTheSame() {
    Leaf.shared = 3;
    Derived.shared++;
    return Base.shared;
  }

  public static int staticThroughNullReference() {
    Base b = null;
    return b.shared;
  }

  public static int readFromNull() {
    Base b = null;
    return b.x;
  }

  public static void writeToNull() {
    Base b = null;
    b.wide = 5;
  }

  public static int defaultValues() {
    Narrow n = new Narrow();
    int bits = n.b == 0 ? 1 : 0;
    bits |= n.c == 0 ? 2 : 0;
    bits |= n.s == 0 ? 4 : 0;
    bits |= n.z ? 8 : 0;
    bits |= n.j == 0 ? 16 : 0;
    bits |= n.d == 0 && 1 / n.d > 0 ? 32 : 0;
    bits |= n.f == 0 ? 64 : 0;
    return bits | (n.o == null ? 128 : 0);
  }

  public static int byteFieldWraps() {
    Narrow n = new Narrow();
    n.b = 127;
    n.b++;
    n.b += 300;
    return n.b;
  }

  public static int charFieldWraps() {
    Narrow n = new Narrow();
    n.c -= 1;
    int first = n.c;
    n.c += 3;
    return first * 10 + n.c;
  }

  public static int shortFieldWraps() {
    Narrow n = new Narrow();
    n.s = (short) 0x8000;
    n.s--;
    return n.s;
  }

  public static int booleanFieldFlips() {
    Narrow n = new Narrow();
    n.z ^= true;
    n.z &= n.z | false;
    boolean first = n.z;
    n.z = !n.z;
    return (first ? 1 : 0) + (n.z ? 2 : 0);
  }

  public static long wideFieldsDoNotOverlap() {
    Narrow n = new Narrow();
    n.j = -1;
    n.d = 2.5;
    n.f = -1.5f;
    return n.j + (long) (n.d * 4) + (long) n.f + n.b + n.s;
  }

  public static double doubleFieldCompound() {
    Narrow n = new Narrow();
    n.d += 0.1;
    n.d *= n.d += 0.2;
    return n.d;
  }

  public static int objectsAreSeparate() {
    Base a = new Base();
    Base b = new Base();
    a.x = 4;
    b.x += a.x;
    return a.x * 10 + b.x;
  }

  private final int fixed;

  Fields(int fixed) {
    this.fixed = fixed;
  }

  public static int finalFieldPerObject() {
    Fields a = new Fields(3);
    Fields b = new Fields(4);
    return a.fixed * 10 + b.fixed;
  }
}
