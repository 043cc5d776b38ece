package values;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.YearMonth;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.util.IntSummaryStatistics;
import java.util.OptionalInt;

/** Values that nobody looks into must still be some that there can be. */
public class Untouched {
  static boolean same(LocalDate a, LocalDate b) {
    return a == b;
  }

  static Object[] kept(LocalTime a, MonthDay b, YearMonth c, Period d) {
    if (a == null || b == null || c == null || d == null)
      return null;
    return new Object[] {a, b, c, d};
  }

  static boolean any(Instant a, Duration b, OptionalInt c, IntSummaryStatistics d) {
    return a != null && b != null && c != null && d != null;
  }

  static BigDecimal either(BigDecimal a, BigInteger b) {
    return a != null && b != null ? a : null;
  }

  static int digits(MathContext context) {
    return context.getPrecision();
  }

  static boolean isWhole(MathContext context) {
    return context.equals(MathContext.UNLIMITED);
  }

  static boolean isSupported(LocalDate date, TemporalUnit unit) {
    return date.isSupported(unit);
  }

  static boolean isYear(TemporalField field) {
    return field == ChronoField.YEAR;
  }
}
