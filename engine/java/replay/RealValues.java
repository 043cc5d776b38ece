package replay;

import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.util.BitSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/**
 * Whether a value of the class library is one that its public methods make: they make it again from
 * what it tells of itself, and get an equal one, or the same where the class keeps it.
 */
final class RealValues {
  private static final Map<Class<?>, Function<Object, Object>> AGAIN = new LinkedHashMap<>();

  private RealValues() {}

  private static <T> void add(Class<T> type, Function<T, Object> again) {
    AGAIN.put(type, object -> again.apply(type.cast(object)));
  }

  static {
    add(Duration.class, d -> kept(Duration.ofSeconds(d.getSeconds(), d.getNano()), Duration.ZERO));
    add(Instant.class, i -> kept(Instant.ofEpochSecond(i.getEpochSecond(), i.getNano()),
        Instant.EPOCH));
    add(Period.class, p -> kept(Period.of(p.getYears(), p.getMonths(), p.getDays()), Period.ZERO));
    add(LocalTime.class, t -> kept(LocalTime.of(t.getHour(), t.getMinute(), t.getSecond(),
        t.getNano()), LocalTime.of(Math.floorMod(t.getHour(), 24), 0)));
    add(LocalDate.class, d -> LocalDate.of(d.getYear(), d.getMonthValue(), d.getDayOfMonth()));
    add(Year.class, y -> Year.of(y.getValue()));
    add(YearMonth.class, y -> YearMonth.of(y.getYear(), y.getMonthValue()));
    add(MonthDay.class, d -> MonthDay.of(d.getMonthValue(), d.getDayOfMonth()));
    add(OptionalInt.class, o -> o.isPresent() ? OptionalInt.of(o.getAsInt()) : new Same(
        OptionalInt.empty()));
    add(OptionalLong.class, o -> o.isPresent() ? OptionalLong.of(o.getAsLong()) : new Same(
        OptionalLong.empty()));
    add(OptionalDouble.class, o -> o.isPresent() ? OptionalDouble.of(o.getAsDouble()) : new Same(
        OptionalDouble.empty()));
    add(BigInteger.class, i -> new BigInteger(i.toByteArray()));
  }

  /** One that a class keeps: no other is equal to it. */
  private static final class Same {
    final Object object;

    Same(Object object) {
      this.object = object;
    }
  }

  private static Object kept(Object again, Object kept) {
    return again.equals(kept) ? new Same(kept) : again;
  }

  /** Why it is none; null where it is one, or of another class. */
  static String unreal(Object given) {
    try {
      Object object = copied(given);
      if (object instanceof BigDecimal)
        return decimal((BigDecimal) object);
      // Its rounding mode is null where nobody has looked at that.
      if (object instanceof MathContext)
        return ((MathContext) object).getPrecision() < 0 ? "a negative precision" : null;
      if (object instanceof BitSet)
        return bits((BitSet) object);
      if (object instanceof Random)
        return ((AtomicLong) held(object, "seed")).get() >>> 48 == 0 ? null : "too long a seed";
      if (object instanceof IntSummaryStatistics)
        return statistics((IntSummaryStatistics) object);
      if (object.getClass().getSuperclass() != null
          && object.getClass().getSuperclass().getName().equals("java.lang.AbstractStringBuilder"))
        return builder(object);
      Function<Object, Object> again = AGAIN.get(object.getClass());
      if (again == null)
        return null;
      Object made = again.apply(object);
      if (made instanceof Same)
        return ((Same) made).object == given ? null : "another one than the class keeps";
      return made.equals(object) ? null : made + " instead";
    } catch (RuntimeException | ReflectiveOperationException e) {
      return e.toString();
    }
  }

  /** Numbers keep what they have been asked, and the input must stay as it is. */
  private static Object copied(Object number) {
    if (!(number instanceof BigInteger) && !(number instanceof BigDecimal))
      return number;
    Object copy = Memory.allocate(number.getClass());
    for (Field field : Memory.fieldsOf(number.getClass()).values()) {
      Object held = Memory.get(number, field);
      Memory.set(copy, field, held instanceof BigInteger ? copied(held) : held);
    }
    return copy;
  }

  private static Object held(Object object, String name) throws ReflectiveOperationException {
    Field field = Memory.fieldsOf(object.getClass()).get(name);
    return Memory.get(object, field);
  }

  private static String decimal(BigDecimal d) throws ReflectiveOperationException {
    BigDecimal again = new BigDecimal(d.unscaledValue(), d.scale());
    return again.equals(d) && held(again, "intCompact").equals(held(d, "intCompact"))
        ? null
        : again + " instead";
  }

  private static String bits(BitSet set) throws ReflectiveOperationException {
    long[] words = (long[]) held(set, "words");
    int used = (Integer) held(set, "wordsInUse");
    if (used < 0 || used > words.length)
      return used + " words in use of " + words.length;
    for (int i = used; i < words.length; i++)
      if (words[i] != 0)
        return "a word behind those in use";
    BitSet again = BitSet.valueOf(set.toLongArray());
    return again.equals(set) && held(again, "wordsInUse").equals(used) ? null : again + " instead";
  }

  private static String statistics(IntSummaryStatistics s) throws ReflectiveOperationException {
    IntSummaryStatistics again = new IntSummaryStatistics(s.getCount(), s.getMin(), s.getMax(),
        s.getSum());
    return again.toString().equals(s.toString()) ? null : again + " instead of " + s;
  }

  private static String builder(Object builder) throws ReflectiveOperationException {
    byte[] value = (byte[]) held(builder, "value");
    int count = (Integer) held(builder, "count");
    byte coder = (Byte) held(builder, "coder");
    return coder >= 0 && coder <= 1 && count >= 0 && value.length == (long) count << coder
        ? null
        : count + " characters in " + value.length + " bytes";
  }
}
