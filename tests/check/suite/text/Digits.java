package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Numbers read from characters and written as such. */
public class Digits {
  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean allDigits(char[] text) {
    for (char c : text) {
      if (c < '0' || c > '9') return false;
    }
    return text.length > 0;
  }

  /** The value of decimal digits; refuses anything else. */
  static int parse(char[] text) {
    if (!allDigits(text)) throw new NumberFormatException();
    int value = 0;
    for (char c : text) value = 10 * value + (c - '0');
    return value;
  }

  static String write(int value) {
    StringBuilder text = new StringBuilder();
    do {
      text.append((char) ('0' + value % 10));
      value /= 10;
    } while (value > 0);
    return text.reverse().toString();
  }

  static int digitSum(int value) {
    int sum = 0;
    for (int rest = value; rest != 0; rest /= 10) sum += Math.abs(rest % 10);
    return sum;
  }

  @Property
  static boolean nineIsADigit(@ForAll char c) {
    return isDigit(c) == ("0123456789".indexOf(c) >= 0);
  }

  @Property
  static boolean parseRefusesOthers(@ForAll @NotNull char[] text) {
    try {
      return parse(text) >= 0;
    } catch (NumberFormatException refused) {
      return !allDigits(text);
    }
  }

  @Property
  static boolean parseIsPositional(@ForAll @NotNull char[] text) {
    Assume.that(text.length == 2 && allDigits(text));
    return parse(text) == 10 * (text[0] - '0') + (text[1] - '0');
  }

  @Property
  static boolean writeIsRead(@ForAll @IntRange(min = 0, max = 30) int value) {
    return Integer.parseInt(write(value)) == value;
  }

  @Property
  static boolean digitSumIsNotNegative(@ForAll @IntRange(min = -50, max = 50) int value) {
    return digitSum(value) >= 0;
  }
}
