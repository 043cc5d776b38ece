package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

/** What every project has in its own class of string utilities. */
public class StringTools {
  static boolean isBlank(String s) {
    for (int i = 0; i < s.length(); i++) {
      if (s.charAt(i) != ' ') return false;
    }
    return true;
  }

  static String reverse(String s) {
    StringBuilder result = new StringBuilder();
    for (int i = s.length() - 1; i >= 0; i--) result.append(s.charAt(i));
    return result.toString();
  }

  static String padLeft(String s, int width) {
    StringBuilder result = new StringBuilder();
    while (result.length() + s.length() < width) result.append(' ');
    return result.append(s).toString();
  }

  static int count(String s, char wanted) {
    int count = 0;
    int at = s.indexOf(wanted);
    while (at >= 0) {
      count++;
      at = s.indexOf(wanted, at + 1);
    }
    return count;
  }

  static boolean sameText(String a, String b) {
    return a.equals(b);
  }

  static String repeat(String s, int times) {
    String result = "";
    for (int i = 0; i < times; i++) result += s;
    return result;
  }

  static String capitalize(char[] letters) {
    if (letters.length == 0) return "";
    letters[0] = Character.toUpperCase(letters[0]);
    return new String(letters);
  }

  @Property
  static boolean blankHasNoLetters(@ForAll @NotNull @StringLength(max = 2) String s) {
    Assume.that(isBlank(s));
    return s.indexOf('b') < 0;
  }

  @Property
  static boolean reverseKeepsLength(@ForAll @NotNull @StringLength(max = 3) String s) {
    String reversed = reverse(s);
    return reversed.length() == s.length()
        && (s.isEmpty() || reversed.charAt(0) == s.charAt(s.length() - 1));
  }

  @Property
  static boolean paddedHasItsWidth(@ForAll @IntRange(min = 0, max = 4) int width) {
    return padLeft("ab", width).length() == Math.max(width, 2);
  }

  @Property
  static boolean countMatchesScan(@ForAll @NotNull char[] text) {
    String s = new String(text);
    int count = 0;
    for (char c : text) {
      if (c == 'a') count++;
    }
    return count(s, 'a') == count;
  }

  @Property
  static boolean sameTextComparesCharacters(@ForAll @IntRange(min = 0, max = 2) int n) {
    return sameText("a" + n, "a" + n);
  }

  @Property
  static boolean repeatOfNothingIsEmpty(@ForAll @IntRange(min = 0, max = 3) int times) {
    return repeat("ab", times).length() == 2 * times;
  }

  @Property
  static boolean capitalizeNeverFails(@ForAll @NotNull char[] letters) {
    for (char c : letters) Assume.that(c < 128);
    return capitalize(letters).length() == letters.length;
  }
}
