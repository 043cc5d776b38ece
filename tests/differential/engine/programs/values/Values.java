package values;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.util.BitSet;
import java.util.IntSummaryStatistics;
import java.util.OptionalInt;
import java.util.Random;

/** Values of the class library as input: only such as its public methods make. */
public class Values {
  static class Booking {
    LocalDate from;
    LocalDate to;

    boolean isValid() {
      return !to.isBefore(from);
    }
  }

  static LocalDate notLookedAt(LocalDate date) {
    return date;
  }

  static boolean isNewYear(LocalDate date) {
    return date.getMonthValue() == 1 && date.getDayOfMonth() == 1;
  }

  static int quarter(LocalDate date) {
    return (date.getMonthValue() - 1) / 3 + 1;
  }

  static boolean noSuchDay(LocalDate date) {
    return date.getMonthValue() == 2 && date.getDayOfMonth() == 30; // never
  }

  static boolean leapDay(LocalDate date) {
    return date.getMonthValue() == 2 && date.getDayOfMonth() == 29 && date.getYear() > 2000;
  }

  static String order(Booking booking) {
    return booking.isValid() ? "valid" : "the wrong way round";
  }

  static boolean sameZero(Duration d) {
    return d.isZero() && d != Duration.ZERO; // never
  }

  static boolean isShort(Duration d) {
    return d.compareTo(Duration.ofMinutes(5)) < 0;
  }

  static boolean negativeNanos(Duration d) {
    return d.getNano() < 0; // never
  }

  static boolean afternoon(LocalTime time) {
    return time.getHour() >= 12;
  }

  static boolean fullHour(LocalTime time) {
    return time.getMinute() == 0 && time.getSecond() == 0 && time.getNano() == 0;
  }

  static String period(Period p) {
    return p.isZero() ? "none" : p.isNegative() ? "back" : "on";
  }

  static boolean birthday(MonthDay day) {
    return day.getMonthValue() == 4 && day.getDayOfMonth() > 30; // never
  }

  static boolean isOld(Year year) {
    return year.getValue() < 1900;
  }

  static int sign(BigInteger number) {
    return number.signum();
  }

  static boolean longNumber(BigInteger number) {
    return number.bitLength() > 64;
  }

  static boolean oddZero(BigInteger number) {
    return number.signum() == 0 && number.testBit(0); // never
  }

  static boolean isFree(BigDecimal price) {
    return price.signum() == 0;
  }

  static int cents(BigDecimal price) {
    return price.scale();
  }

  static int present(OptionalInt value) {
    return value.orElse(-1);
  }

  static boolean emptyIsKept(OptionalInt value) {
    return !value.isPresent() && value != OptionalInt.empty(); // never
  }

  static boolean hasBits(BitSet set) {
    return set.length() > 0;
  }

  static boolean firstBit(BitSet set) {
    return set.get(0);
  }

  static String range(IntSummaryStatistics s) {
    return s.getCount() == 0 ? "none" : s.getMin() > s.getMax() ? "impossible" : "some";
  }

  static boolean coin(Random random) {
    return random.nextBoolean();
  }

  static boolean die(Random random) {
    return random.nextInt(4) == 3;
  }

  static int length(StringBuilder text) {
    return text.length();
  }

  static char last(StringBuilder text) {
    return text.charAt(text.length() - 1);
  }

  static boolean full(StringBuilder text) {
    return text.capacity() < text.length(); // never
  }

  static String cut(StringBuffer text) {
    text.setLength(1);
    return text.toString();
  }
}
