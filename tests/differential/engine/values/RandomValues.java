package replay;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Function;

/**
 * Values that random calls of public methods make, and such with a field changed: what the engine's
 * own method says of them is what {@link RealValues} finds by making them again.
 *
 * <p>usage: RandomValues OBJECTS SEED; in the package stubs are the engine's methods, and classes of
 * the same fields instead of the library's
 */
public final class RandomValues {
  private static final List<Function<Random, Object>> MAKERS = List.of(
      r -> Duration.ofSeconds(number(r), r.nextInt()),
      r -> Duration.ofMillis(number(r)).negated(),
      r -> Instant.ofEpochSecond(number(r) % 31556889864403199L, r.nextInt(1_000_000_000)),
      r -> Period.of(r.nextInt(3), r.nextInt(3), r.nextInt(3)).negated(),
      r -> LocalTime.ofNanoOfDay(Math.floorMod(number(r), 86_400_000_000_000L)),
      r -> LocalTime.of(r.nextInt(24), r.nextInt(2)),
      r -> LocalDate.ofEpochDay(number(r) % 365_000_000_000L),
      r -> LocalDate.of(r.nextInt(5), 2, 28).plusDays(r.nextInt(3)),
      r -> Year.of(r.nextInt() % 999_999_999),
      r -> YearMonth.of(r.nextInt(3000), 1 + r.nextInt(12)).plusMonths(r.nextInt(20)),
      r -> MonthDay.of(1 + r.nextInt(12), 1 + r.nextInt(28)),
      r -> MonthDay.from(LocalDate.ofEpochDay(r.nextInt(1000))),
      r -> r.nextBoolean() ? OptionalInt.of(r.nextInt()) : OptionalInt.empty(),
      r -> r.nextBoolean() ? OptionalLong.of(number(r)) : OptionalLong.empty(),
      r -> r.nextBoolean() ? OptionalDouble.of(r.nextDouble()) : OptionalDouble.empty(),
      r -> BigInteger.valueOf(number(r)).multiply(BigInteger.valueOf(number(r))),
      r -> BigInteger.valueOf(number(r)).shiftRight(r.nextInt(70)),
      r -> once(new BigDecimal(BigInteger.valueOf(number(r)).shiftLeft(r.nextInt(3)),
          r.nextInt(9))),
      r -> once(BigDecimal.valueOf(number(r)).add(BigDecimal.valueOf(number(r)))),
      RandomValues::bits,
      RandomValues::statistics,
      r -> trimmed(new StringBuilder().append((char) r.nextInt(256)).append(r.nextInt(5))));

  private RandomValues() {}

  private static long number(Random r) {
    return r.nextInt(4) == 0 ? r.nextInt(3) - 1 : r.nextLong() >> r.nextInt(64);
  }

  /** Beside a number in a long the same as an object, which nobody can see, is left out. */
  private static Object once(BigDecimal number) {
    Field compact = Memory.fieldsOf(BigDecimal.class).get("intCompact");
    if (!Memory.get(number, compact).equals(Long.MIN_VALUE))
      Memory.set(number, Memory.fieldsOf(BigDecimal.class).get("intVal"), null);
    return number;
  }

  private static Object bits(Random r) {
    BitSet set = r.nextBoolean() ? BitSet.valueOf(new long[] {r.nextLong(), 1}) : new BitSet();
    for (int i = r.nextInt(4); i > 0; i--) set.set(r.nextInt(200));
    if (r.nextBoolean())
      set.clear(r.nextInt(200), 200);
    return set;
  }

  private static Object statistics(Random r) {
    IntSummaryStatistics s = new IntSummaryStatistics();
    for (int i = r.nextInt(3); i > 0; i--) s.accept(r.nextInt());
    return s;
  }

  private static Object trimmed(StringBuilder builder) {
    builder.trimToSize();
    return builder;
  }

  public static void main(String[] args) throws Exception {
    int objects = Integer.parseInt(args[0]);
    Random random = new Random(Long.parseLong(args[1]));
    int real = 0;
    for (int i = 0; i < objects; i++) {
      Object value = MAKERS.get(i % MAKERS.size()).apply(random);
      check(value, true);
      Object changed = changed(value, random);
      boolean is = RealValues.unreal(changed) == null;
      real += is ? 1 : 0;
      check(changed, is);
    }
    if (real == 0 || real == objects)
      throw new AssertionError("changed objects are all alike");
    System.out.println(objects + " objects, " + real + " of those changed are real");
  }

  /** A copy with another number in one of its fields. */
  private static Object changed(Object value, Random random) throws Exception {
    Object copy = Memory.allocate(value.getClass());
    List<Field> numbers = new ArrayList<>();
    for (Field f : Memory.fieldsOf(value.getClass()).values()) {
      Memory.set(copy, f, Memory.get(value, f));
      if (f.getType() == int.class || f.getType() == long.class || f.getType() == short.class
          || f.getType() == byte.class || f.getType() == boolean.class)
        if (!f.getName().endsWith("PlusOne") && !f.getName().endsWith("PlusTwo")
            && !List.of("precision", "sizeIsSticky", "coder").contains(f.getName()))
          numbers.add(f);
    }
    Field f = numbers.get(random.nextInt(numbers.size()));
    int to = random.nextInt(3) == 0 ? random.nextInt() : random.nextInt(40) - 4;
    Class<?> type = f.getType();
    Memory.set(copy, f, type == int.class ? (Object) to
        : type == long.class ? (Object) (long) to
        : type == short.class ? (Object) (short) to
        : type == byte.class ? (Object) (byte) to : (Object) (to % 2 == 0));
    return copy;
  }

  private static void check(Object value, boolean real) throws Exception {
    // What a class keeps is never looked at: it was there before.
    if (real && isKept(value))
      return;
    boolean said = said(value);
    if (said != real)
      throw new AssertionError(value.getClass() + " " + text(value) + ": " + said + ", but "
          + RealValues.unreal(value));
  }

  private static boolean isKept(Object value) {
    return value.equals(Duration.ZERO) || value.equals(Instant.EPOCH) || value.equals(Period.ZERO)
        || value.equals(OptionalInt.empty()) || value.equals(OptionalLong.empty())
        || value.equals(OptionalDouble.empty())
        || value instanceof LocalTime && ((LocalTime) value).toNanoOfDay() % 3_600_000_000_000L == 0;
  }

  private static String text(Object value) throws Exception {
    StringBuilder text = new StringBuilder();
    for (Field f : Memory.fieldsOf(value.getClass()).values())
      text.append(f.getName()).append('=').append(Memory.get(value, f)).append(' ');
    return text.toString();
  }

  /** By the engine's method, on an object of the class that stands for the library's. */
  private static boolean said(Object value) throws Exception {
    for (String fills : new String[] {"stubs.RealFill", "stubs.BuilderFill"})
      for (Method m : Class.forName(fills).getDeclaredMethods())
        if (m.getName().equals("fill") && standsFor(m.getParameterTypes()[0], value.getClass())) {
          m.setAccessible(true);
          try {
            return (Boolean) m.invoke(null, like(m.getParameterTypes()[0], value));
          } catch (InvocationTargetException e) {
            return false; // an object on which it fails is none either
          }
        }
    throw new AssertionError("no method for " + value.getClass());
  }

  private static boolean standsFor(Class<?> stub, Class<?> type) {
    for (Class<?> c = type; c != null; c = c.getSuperclass())
      if (c.getSimpleName().equals(stub.getSimpleName()))
        return true;
    return false;
  }

  private static Object like(Class<?> stub, Object value) throws Exception {
    if (value == null)
      return null;
    Object made = Memory.allocate(stub);
    for (Field f : stub.getDeclaredFields()) {
      if (Modifier.isStatic(f.getModifiers()))
        continue;
      Object held = Memory.get(value, Memory.fieldsOf(value.getClass()).get(f.getName()));
      boolean nested = f.getType().getName().startsWith("stubs.");
      Memory.set(made, f, nested ? like(f.getType(), held) : held);
    }
    return made;
  }
}
