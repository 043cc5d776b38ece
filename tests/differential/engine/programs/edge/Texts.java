package edge;

import java.util.Arrays;

/** Strings as applications use them. */
public final class Texts {
  private Texts() {}

  public static String upperCase() {
    return "Summa, 17".toUpperCase();
  }

  public static String lowerCase() {
    return "SUMMA, 17".toLowerCase();
  }

  public static String trimmed() {
    return "  \t a b \n".trim();
  }

  public static String stripped() {
    return "  a b  ".strip() + "|" + "  x".stripLeading() + "|" + "x  ".stripTrailing();
  }

  public static boolean blank() {
    return " \t".isBlank() && !"a".isBlank() && "".isEmpty();
  }

  public static String substrings() {
    String text = "abcdef";
    return text.substring(2) + text.substring(1, 3) + text.substring(6);
  }

  public static String substringBeyondTheEnd() {
    return "abc".substring(4);
  }

  public static char charBeyondTheEnd() {
    return "abc".charAt(3);
  }

  public static int indexes() {
    String text = "banana";
    return text.indexOf('n') * 1000 + text.lastIndexOf("an") * 100 + text.indexOf("na", 3) * 10
        + text.indexOf("x");
  }

  public static String replaced() {
    return "banana".replace('a', 'o') + "banana".replace("an", "-");
  }

  public static String replacedByPattern() {
    return "a1b22c".replaceAll("[0-9]+", "#");
  }

  public static int splitLength() {
    return "a,b,,c,,".split(",").length;
  }

  public static String splitWithLimit() {
    return Arrays.toString("a:b:c".split(":", 2));
  }

  public static String joined() {
    return String.join("-", "a", "b", "c");
  }

  public static String repeated() {
    return "ab".repeat(3) + "x".repeat(0);
  }

  public static String repeatedTooSeldom() {
    return "ab".repeat(-1);
  }

  public static int compared() {
    return "apple".compareTo("apricot") * 100 + "a".compareTo("abc") + "B".compareToIgnoreCase("b");
  }

  public static boolean equalIgnoringCase() {
    return "Straight".equalsIgnoreCase("STRAIGHT");
  }

  public static int hash() {
    return "hello, world".hashCode();
  }

  public static int hashOfEmpty() {
    return "".hashCode();
  }

  public static boolean startsAndEnds() {
    return "summa".startsWith("sum") && "summa".endsWith("ma") && "summa".startsWith("m", 2)
        && !"s".startsWith("summa");
  }

  public static boolean containsPart() {
    return "haystack".contains("sta") && !"haystack".contains("needle");
  }

  public static boolean interned() {
    String made = new StringBuilder("in").append("tern").toString();
    return made != "intern" && made.intern() == "intern";
  }

  public static boolean newIsAnother() {
    String literal = "x";
    return new String(literal) != literal && new String(literal).equals(literal);
  }

  public static String formatted() {
    return String.format("%d|%5s|%-5s|%05d|%x", 42, "ab", "cd", 7, 255);
  }

  public static String formattedFloat() {
    return String.format(java.util.Locale.ROOT, "%.2f %e", 3.14159, 12345.678);
  }

  public static String valueOfMany() {
    return String.valueOf(1) + String.valueOf(2L) + String.valueOf('c') + String.valueOf(true)
        + String.valueOf((Object) null);
  }

  public static String valueOfDouble() {
    return String.valueOf(1.0) + " " + 0.1f + " " + 1e21 + " " + 100.0 / 3;
  }

  public static String valueOfSpecialDoubles() {
    return "" + Double.NaN + Double.POSITIVE_INFINITY + -0.0 + Double.MIN_VALUE;
  }

  public static String plusNull() {
    String nothing = null;
    return nothing + "|" + (Object) null;
  }

  public static String wideCharacters() {
    return "caf\u00e9 \u4e2d\u6587".substring(3);
  }

  public static int codePoints() {
    String text = "a\ud83d\ude00b";
    return text.length() * 100 + text.codePointCount(0, text.length()) * 10
        + (text.codePointAt(1) == 0x1f600 ? 1 : 0);
  }

  public static int sumOfChars() {
    int sum = 0;
    for (char c : "summa".toCharArray()) sum = 31 * sum + c;
    return sum;
  }

  public static long charsCounted() {
    return "mississippi".chars().filter(c -> c == 's').count();
  }

  public static int lines() {
    return (int) "a\nb\r\nc".lines().count();
  }

  public static String bytesAndBack() {
    byte[] bytes = "h\u00e9".getBytes(java.nio.charset.StandardCharsets.UTF_8);
    return bytes.length + new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
  }

  public static boolean matched() {
    return "2024-01-31".matches("\\d{4}-\\d{2}-\\d{2}");
  }

  public static int switchOnText() {
    int sum = 0;
    for (String word : new String[] {"Aa", "BB", "C", ""}) {
      switch (word) {
        case "Aa":
          sum += 1;
          break;
        case "BB":
          sum += 10;
          break;
        case "":
          sum += 100;
          break;
        default:
          sum += 1000;
      }
    }
    return sum;
  }

  public static int switchOnNullText() {
    String word = null;
    switch (word) {
      case "a":
        return 1;
      default:
        return 2;
    }
  }

  public static String textBlock() {
    return """
        one
          two\
         three
        """;
  }

  public static boolean contentEqual() {
    return "abc".contentEquals(new StringBuilder("abc")) && !"abc".contentEquals("abd");
  }

  public static String charsOfArray() {
    return String.valueOf(new char[] {'x', 'y', 'z'}, 1, 2) + new String(new char[] {'q'});
  }
}
