package cases;

import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** Boxes, most of them made and opened between a generic interface and a lambda. */
public class Boxing {
  interface Widest {
    Object apply(byte b, char c, short s);
  }

  static long sum(long a, Long b) {
    return a + b;
  }

  static int code(char c) {
    return c + 1;
  }

  static boolean even(int x) {
    return x % 2 == 0;
  }

  static Object first(Object a, Object b) {
    return a;
  }

  public static int plain() {
    Integer i = 5;
    Long l = 7L;
    Character c = 'x';
    Byte b = -3;
    Short s = 300;
    Boolean z = true;
    return i + l.intValue() + c + b + s + (z ? 1 : 0);
  }

  public static int kept() {
    Integer a = 127;
    Integer b = 127;
    Integer c = 128;
    Integer d = 128;
    Long e = -128L;
    Long f = -128L;
    Character g = 'a';
    Character h = 'a';
    return (a == b ? 1 : 0) + (c == d ? 2 : 0) + (e == f ? 4 : 0) + (g == h ? 8 : 0)
        + (c.equals(d) ? 16 : 0);
  }

  public static int genericOfInts() {
    BinaryOperator<Integer> plus = (a, b) -> a + b;
    UnaryOperator<Integer> twice = x -> 2 * x;
    return plus.apply(3, twice.apply(1000));
  }

  public static long widensAfterUnboxing() {
    BiFunction<Integer, Long, Long> f = Boxing::sum;
    ToLongFunction<Integer> g = Integer::longValue;
    return f.apply(4, 1L << 40) + g.applyAsLong(-6);
  }

  public static int characters() {
    Function<Character, Integer> f = Boxing::code;
    return f.apply('z');
  }

  public static int predicates() {
    Predicate<Integer> p = Boxing::even;
    Function<Integer, Boolean> f = Boxing::even;
    Predicate<Integer> q = p.negate();
    return (p.test(4) ? 1 : 0) + (q.test(4) ? 2 : 0) + (f.apply(3) ? 4 : 0);
  }

  public static int boxedAsObjects() {
    Widest f = (b, c, s) -> b < 0 ? (Object) c : (Object) s;
    Object one = f.apply((byte) -1, 'q', (short) 9);
    Object two = f.apply((byte) 1, 'q', (short) 9);
    return (one instanceof Character ? (Character) one : 0) + (two instanceof Short ? 1000 : 0);
  }

  public static int primitiveArgumentsBoxed() {
    IntFunction<Object> f = Boxing::identity;
    BiFunction<Integer, Integer, Object> g = Boxing::first;
    return (Integer) f.apply(77) + (Integer) g.apply(5, 6);
  }

  private static Object identity(Object o) {
    return o;
  }

  public static int nullIsNotUnboxed() {
    Supplier<Integer> none = () -> null;
    int n = none.get();
    return n;
  }

  public static int nullArgument() {
    Predicate<Integer> p = Boxing::even;
    return p.test(null) ? 1 : 2;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static int anotherBox() {
    Predicate raw = (Predicate<Integer>) Boxing::even;
    return raw.test(4L) ? 1 : 2;
  }

  public static int composed() {
    Function<Integer, Integer> f = x -> x + 1;
    Function<Integer, Long> g = f.andThen(x -> x * 10L);
    return g.compose((String s) -> s.length()).apply("four").intValue();
  }

  public static int hashes() {
    Integer i = -9;
    Long l = 1L << 35;
    Character c = 'c';
    Boolean z = false;
    Short s = -4;
    return i.hashCode() + 3 * l.hashCode() + 5 * c.hashCode() + 7 * z.hashCode()
        + 11 * s.hashCode();
  }

  public static int comparedByEquals() {
    Object i = 4;
    Object l = 4L;
    return (i.equals(l) ? 1 : 0) + (i.equals(4) ? 2 : 0) + (l.equals(4L) ? 4 : 0);
  }

  public static int concatenated() {
    Integer i = -42;
    Object c = 'c';
    Boolean z = true;
    return ("" + i + c + z).hashCode();
  }
}
