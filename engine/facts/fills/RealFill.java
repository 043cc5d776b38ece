package java.util;

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

/** Fills nothing: says of values whether public methods of their class can have made them. */
final class RealFill {
  private static final int MOST_YEARS = 999_999_999;
  private static final int NANOS = 1_000_000_000;

  // What is zero throughout is one object, made by the class itself: no other is like it.

  static boolean fill(Duration d) {
    return d.nanos >= 0 && d.nanos < NANOS && (d.nanos != 0 || d.seconds != 0);
  }

  static boolean fill(Instant i) {
    return i.nanos >= 0 && i.nanos < NANOS && i.seconds >= -31557014167219200L
        && i.seconds <= 31556889864403199L && (i.nanos != 0 || i.seconds != 0);
  }

  static boolean fill(Period p) {
    return p.days != 0 || p.months != 0 || p.years != 0;
  }

  // The class keeps full hours.
  static boolean fill(LocalTime t) {
    return t.hour >= 0 && t.hour < 24 && t.minute >= 0 && t.minute < 60 && t.second >= 0
        && t.second < 60 && t.nano >= 0 && t.nano < NANOS
        && (t.minute != 0 || t.second != 0 || t.nano != 0);
  }

  static boolean fill(LocalDate d) {
    return isYear(d.year) && d.month >= 1 && d.month <= 12 && d.day >= 1
        && (d.day <= 28 || d.day <= lengthOf(d.year, d.month));
  }

  static boolean fill(Year y) {
    return isYear(y.year);
  }

  static boolean fill(YearMonth y) {
    return isYear(y.year) && y.month >= 1 && y.month <= 12;
  }

  static boolean fill(MonthDay d) {
    return d.month >= 1 && d.month <= 12 && d.day >= 1
        && (d.day <= 29 || d.day <= lengthOf(4, d.month));
  }

  // An empty one is the one that the class keeps.

  static boolean fill(OptionalInt o) {
    return o.isPresent;
  }

  static boolean fill(OptionalLong o) {
    return o.isPresent;
  }

  static boolean fill(OptionalDouble o) {
    return o.isPresent;
  }

  static boolean fill(BigInteger i) {
    if (i.mag.length == 0)
      return i.signum == 0;
    return (i.signum == 1 || i.signum == -1) && i.mag[0] != 0;
  }

  // Beside a number in a long there may be the same as a BigInteger, made when asked for.
  static boolean fill(BigDecimal d) {
    if (d.intCompact != Long.MIN_VALUE)
      return d.intVal == null;
    return d.intVal != null && (d.intVal.mag.length > 2 || d.intVal.mag.length == 2
        && d.intVal.mag[0] < 0);
  }

  static boolean fill(MathContext c) {
    return c.precision >= 0;
  }

  static boolean fill(BitSet s) {
    if (s.wordsInUse < 0 || s.wordsInUse > s.words.length)
      return false;
    for (int i = s.wordsInUse; i < s.words.length; i++)
      if (s.words[i] != 0)
        return false;
    return s.wordsInUse == 0 || s.words[s.wordsInUse - 1] != 0;
  }

  static boolean fill(IntSummaryStatistics s) {
    if (s.count == 0)
      return s.sum == 0 && s.min == Integer.MAX_VALUE && s.max == Integer.MIN_VALUE;
    return s.count > 0 && s.min <= s.max;
  }

  static boolean fill(Random r) {
    return r.seed.get() >>> 48 == 0;
  }

  private static boolean isYear(int year) {
    return year >= -MOST_YEARS && year <= MOST_YEARS;
  }

  private static int lengthOf(int year, int month) {
    if (month == 2)
      return (year & 3) == 0 && (year % 25 != 0 || (year & 15) == 0) ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
  }
}
