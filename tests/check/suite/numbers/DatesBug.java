package suite;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.WithNull;

/**
 * The Gregorian calendar, by hand.
 *
 * <p>Bugs are seeded.
 */
public class DatesBug {
  enum Month {
    JANUARY(31),
    FEBRUARY(28),
    MARCH(31),
    APRIL(30);

    final int days;

    Month(int days) {
      this.days = days;
    }
  }

  static boolean isLeap(int year) {
    // Seeded: rule forgotten.
    return year % 4 == 0;
  }

  static int daysIn(Month month, int year) {
    // Seeded: wrong constant.
    return month.ordinal() == 2 && isLeap(year) ? 29 : month.days;
  }

  /** Minutes since midnight, a number of minutes later, on the same clock. */
  static int later(int minutes, int more) {
    // Seeded: negative remainder.
    return (minutes + more) % 1440;
  }

  /** Day of the week, Monday is 0, so many days after a given one. */
  static int weekday(int today, int days) {
    int day = today;
    // Seeded: off by one.
    for (int i = 0; i < days; i++) day = day == 7 ? 0 : day + 1;
    return day;
  }

  static int dayOfYear(Month month, int day, int year) {
    int result = day;
    for (Month m : Month.values()) {
      // Seeded: off by one.
      if (m.ordinal() < month.ordinal() - 1) result += daysIn(m, year);
    }
    return result;
  }

  @Property
  static boolean centuriesAreRarelyLeap(@ForAll @IntRange(min = 16, max = 21) int century) {
    return isLeap(century * 100) == (century == 16 || century == 20);
  }

  @Property
  static boolean februaryHasItsDays(@ForAll @IntRange(min = 1999, max = 2004) int year) {
    int days = daysIn(Month.FEBRUARY, year);
    return days == (year % 4 == 0 ? 29 : 28) && daysIn(Month.MARCH, year) == 31;
  }

  @Property
  static boolean clockStaysOnTheDay(@ForAll int minutes, @ForAll int more) {
    Assume.that(minutes >= 0 && minutes < 1440);
    int later = later(minutes, more);
    return later >= 0 && later < 1440;
  }

  @Property
  static boolean sevenDaysAreAWeek(@ForAll @IntRange(min = 0, max = 6) int today) {
    return weekday(today, 7) == today;
  }

  @Property
  static boolean daysOfTheYearGrow(@ForAll @WithNull Month month, @ForAll boolean leap) {
    Assume.that(month != null && month != Month.JANUARY);
    int year = leap ? 2000 : 2001;
    Month before = Month.values()[month.ordinal() - 1];
    return dayOfYear(month, 1, year) == dayOfYear(before, daysIn(before, year), year) + 1;
  }
}
