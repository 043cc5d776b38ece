"""The small world that the generated methods live in: statics, classes, checksums.

FIELDS and STATICS say what an expression may read and write, by type. The bodies
of the virtual methods are filled in anew for each generated class.
"""

import re

# Types of one slot or two that hold no reference.
INTEGRAL = ("int", "long", "byte", "char", "short")
PRIMITIVE = INTEGRAL + ("float", "double", "boolean")

# Of every Base; Derived adds `t` and hides `n`.
FIELDS = {
    "int": "n", "long": "w", "byte": "b", "char": "c", "short": "s",
    "boolean": "z", "float": "f", "double": "d",
}

STATICS = {
    "int": "si", "long": "sl", "byte": "sb", "char": "sc", "short": "ss",
    "boolean": "sz", "float": "sf", "double": "sd",
    "int[]": "sa", "Object": "so",
}

# The unchecked exceptions a handler may name, subclasses before superclasses.
CAUGHT = (
    "ArithmeticException", "NullPointerException", "ArrayIndexOutOfBoundsException",
    "NegativeArraySizeException", "ClassCastException", "ArrayStoreException",
    "DeepFault", "Fault",
)

# Placeholders are written @name@: braces belong to Java.
_CLASS = """package generated;

public class @class@ {
  static int fuel;
  static long mix;
  static int si;
  static long sl;
  static byte sb;
  static char sc;
  static short ss;
  static boolean sz;
  static float sf;
  static double sd;
  static int[] sa;
  static Object so;

  static class Fault extends RuntimeException {
    final int code;

    Fault(int code) {
      this.code = code;
    }
  }

  static class DeepFault extends Fault {
    DeepFault(int code) {
      super(code ^ @int@);
    }
  }

  interface Scorer {
    int score(int a);

    default long rank(long a) {
      return @rank@;
    }
  }

  static class Base implements Scorer {
    int n = @int@;
    long w;
    byte b;
    char c = @char@;
    short s;
    boolean z;
    float f;
    double d = @double@;
    Base next;
    int[] row = {@int@, @int@};

    Base(int a) {
      s = (short) score(a);
      n ^= a;
      w = rank(a);
    }

    public int score(int a) {
      return @score@;
    }

    long twist(long a) {
      return @twist@;
    }

    void fold() {
      note(n);
      note(w);
      note(b + c * 3 + s * 5);
      note(z);
      note(f);
      note(d);
      note(next == null ? 1 : next == this ? 2 : next.n);
      note(row);
    }
  }

  static class Derived extends Base {
    int n = @int@;
    short t = @short@;

    Derived(int a) {
      super(a + @int@);
      t += a;
    }

    @Override
    public int score(int a) {
      return @derivedScore@;
    }

    @Override
    long twist(long a) {
      return super.twist(@derivedTwist@) + n;
    }

    @Override
    void fold() {
      super.fold();
      note(n * 7L + t);
    }
  }

  static class Loose implements Scorer {
    int n;

    public int score(int a) {
      return @looseScore@;
    }

    @Override
    public long rank(long a) {
      return Scorer.super.rank(a) ^ ++n;
    }
  }

  static void note(long x) {
    mix = mix * 1000003 + x;
  }

  static void note(boolean x) {
    mix = mix * 31 + (x ? 1 : 2);
  }

  static void note(double x) {
    if (x != x) {
      note(5);
    } else if (x == 0) {
      note(1 / x > 0 ? 6 : 7);
    } else {
      note((long) x);
      note((long) ((x - (long) x) * 9007199254740992.0));
      note((long) (x * 1e-30) + (long) (x * 1e30));
    }
  }

  static void note(int[] a) {
    if (a == null) return;
    for (int x : a) mix = mix * 31 + x;
    note(a.length);
  }

  static void note(long[] a) {
    if (a == null) return;
    for (long x : a) mix = mix * 31 + x;
    note(a.length);
  }

  static void note(byte[] a) {
    if (a == null) return;
    for (byte x : a) mix = mix * 31 + x;
    note(a.length);
  }

  static void note(Object a) {
    if (a instanceof Base x) x.fold();
    else if (a instanceof int[] x) note(x);
    else if (a instanceof Object[] x) note(x.length * 3 + 1);
    else note(a == null ? 3 : a instanceof Scorer ? 4 : 5);
  }

  static void note(Object[] a) {
    if (a == null) return;
    for (Object x : a) note(x == null ? 1 : x instanceof Base b ? b.n : 2);
    note(a.length);
  }

  static int see(int x) {
    note(x);
    return x;
  }

  static long see(long x) {
    note(x);
    return x;
  }

  static float see(float x) {
    note(x);
    return x;
  }

  static double see(double x) {
    note(x);
    return x;
  }

  static boolean see(boolean x) {
    note(x);
    return x;
  }

  static int kind(RuntimeException e) {
    if (e instanceof Fault f) return f.code;
    if (e instanceof ArithmeticException) return 1;
    if (e instanceof NullPointerException) return 2;
    if (e instanceof ArrayIndexOutOfBoundsException) return 3;
    if (e instanceof NegativeArraySizeException) return 4;
    if (e instanceof ClassCastException) return 5;
    return e instanceof ArrayStoreException ? 6 : 7;
  }

  static void begin(int allowance) {
    fuel = allowance;
    mix = 17;
    si = @int@;
    sl = @long@;
    sb = @byte@;
    sc = @char@;
    ss = @short@;
    sf = @float@;
    sd = @double@;
    sa = new int[] {@int@, @int@, @int@};
    so = new Loose();
  }

  static long finish() {
    note(si);
    note(sl);
    note(sb + sc * 3 + ss * 5);
    note(sz);
    note(sf);
    note(sd);
    note(sa);
    note(so);
    long h = mix * 0x9e3779b97f4a7c15L;
    return h ^ h >>> 31;
  }

@helpers@
@methods@}
"""


def fill(parts):
    """The text of the class; `parts` maps a placeholder to a maker of its text."""
    return re.sub(r"@(\w+)@", lambda match: parts[match.group(1)](), _CLASS)
