package edge;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.InputMismatchException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Taking texts apart and putting them together. */
public final class Reading {
  private Reading() {}

  public static int scannedNumbers() {
    Scanner in = new Scanner("12 7\n -5 x");
    int sum = 0;
    while (in.hasNextInt()) sum = sum * 10 + in.nextInt();
    return sum;
  }

  public static String scannedLines() {
    Scanner in = new Scanner("first line\nsecond\n\nlast");
    StringBuilder text = new StringBuilder();
    while (in.hasNextLine()) text.append('[').append(in.nextLine()).append(']');
    return text.toString();
  }

  public static String scannedWrongly() {
    Scanner in = new Scanner("x 1");
    try {
      return "" + in.nextInt();
    } catch (InputMismatchException e) {
      return "mismatch before " + in.next() + in.nextInt() + in.hasNext();
    }
  }

  public static String scannedBeyond() {
    Scanner in = new Scanner("one");
    try {
      return in.next() + in.next();
    } catch (NoSuchElementException e) {
      return e.getClass().getSimpleName();
    }
  }

  public static String scannedWithDelimiter() {
    Scanner in = new Scanner("a,b;c").useDelimiter("[,;]");
    return in.next() + in.next() + in.next() + in.hasNext();
  }

  public static String formatted() {
    return String.format("%5d|%-5s|%05d|%+d|%x|%o|%c|%b|%%|%n", 42, "ab", 7, 3, 255, 8, 'z', true)
        + String.format("%,d %08.3f %.2e %10.1f|%s", 1234567, 3.14159, 12345.678, -2.25, null);
  }

  public static String formattedWrongly() {
    StringBuilder text = new StringBuilder();
    for (String f : new String[] {"%d", "%q", "%s %s", "%.2d"}) {
      try {
        text.append(String.format(f, "x")).append(';');
      } catch (java.util.IllegalFormatException e) {
        text.append(e.getClass().getSimpleName()).append(';');
      }
    }
    return text.toString();
  }

  public static String parsedNumbers() {
    return Integer.parseInt("-7f", 16) + " " + Integer.toBinaryString(-8) + " "
        + Integer.toString(255, 2) + " " + Long.parseLong("zz", 36) + " " + Integer.toHexString(-1)
        + " " + Integer.toOctalString(64) + " " + Double.parseDouble(" 1.5e3 ") + " "
        + Integer.parseUnsignedInt("4294967295") + " " + Long.toHexString(255L) + " "
        + Byte.parseByte("-128") + Boolean.parseBoolean("TRUE") + Integer.decode("0x10");
  }

  public static String parsedWrongly() {
    StringBuilder text = new StringBuilder();
    for (String s : new String[] {"", "12a", "2147483648", "+", null}) {
      try {
        text.append(Integer.parseInt(s)).append(';');
      } catch (NumberFormatException e) {
        text.append(e.getMessage()).append(';');
      }
    }
    return text.toString();
  }

  public static String bits() {
    return Integer.bitCount(255) + " " + Integer.reverse(1) + " " + Integer.highestOneBit(100)
        + " " + Long.numberOfTrailingZeros(64) + " " + Integer.rotateLeft(1, 33) + " "
        + Integer.compareUnsigned(-1, 1) + " " + Integer.divideUnsigned(-1, 2) + " "
        + Long.toUnsignedString(-1L) + " " + Character.getNumericValue('F') + Character.digit('f', 16);
  }

  public static String builder() {
    StringBuilder text = new StringBuilder("hello");
    text.insert(0, 42).insert(2, '-').append(true).reverse().setCharAt(0, 'E');
    text.deleteCharAt(1).replace(0, 2, "<>").delete(5, 7);
    return text + " " + text.length() + text.indexOf("l") + text.lastIndexOf("l");
  }

  public static String builderOutside() {
    try {
      return new StringBuilder("ab").insert(5, "x").toString();
    } catch (StringIndexOutOfBoundsException e) {
      return e.getMessage();
    }
  }

  public static String keyValues() {
    Map<String, String> map = new LinkedHashMap<>();
    for (String line : "a = 1\n# no\nb=2 ;c\n\n= 3".split("\n")) {
      int at = line.indexOf('=');
      if (line.isBlank() || line.startsWith("#") || at < 0) continue;
      map.put(line.substring(0, at).strip(), line.substring(at + 1).trim());
    }
    return map.toString();
  }

  public static String csv() {
    Pattern field = Pattern.compile("\"([^\"]*)\"|([^,]+)");
    Matcher m = field.matcher("1,\"two, three\",,four");
    List<String> fields = new ArrayList<>();
    while (m.find()) fields.add(m.group(1) != null ? m.group(1) : m.group(2));
    return fields.toString();
  }

  public static String replaced() {
    return "a1b22c".replaceAll("[0-9]+", "<$0>") + "x.y.z".replace(".", "::")
        + "aaa".replaceFirst("a", "b") + "CamelCaseName".replaceAll("([A-Z])", "_$1").toLowerCase();
  }

  public static String namedGroups() {
    Matcher m = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)").matcher("on 2024-07-15");
    return m.find() ? m.group("month") + "/" + m.group("year") + m.start() + m.end() : "none";
  }

  public static String validated() {
    StringBuilder text = new StringBuilder();
    for (String mail : new String[] {"a@b.c", "a.b@c", "@x.y", "me+you@host.org"})
      text.append(mail.matches("[\\w.+]+@\\w+(\\.\\w+)+") ? 'y' : 'n');
    return text.toString();
  }

  public static int calculated() {
    Deque<Integer> stack = new ArrayDeque<>();
    for (String token : "3 4 + 2 * 7 -".split(" ")) {
      switch (token) {
        case "+" -> stack.push(stack.pop() + stack.pop());
        case "*" -> stack.push(stack.pop() * stack.pop());
        case "-" -> {
          int right = stack.pop();
          stack.push(stack.pop() - right);
        }
        default -> stack.push(Integer.valueOf(token));
      }
    }
    return stack.pop();
  }

  public static String readLines() throws IOException {
    BufferedReader in = new BufferedReader(new StringReader("one\r\ntwo\nthree"));
    StringBuilder text = new StringBuilder();
    for (String line = in.readLine(); line != null; line = in.readLine())
      text.append(line.length()).append(line.charAt(0));
    return text.toString();
  }

  public static String written() {
    StringWriter to = new StringWriter();
    PrintWriter out = new PrintWriter(to);
    out.printf("%s=%d%n", "k", 5);
    out.println(2.5);
    out.flush();
    return to.toString();
  }

  public static String textMethods() {
    return "  pad ".strip() + "ab".repeat(3) + " ".isBlank() + "a,b,,".split(",").length
        + String.join("-", List.of("x", "y")) + "Hello".chars().filter(c -> c == 'l').count()
        + "a\nb".lines().toList() + "abc".contains("bc") + "Abc".compareToIgnoreCase("aBd")
        + "text".indent(2) + "x".equals(null) + "stra\u00dfe".toUpperCase();
  }

  public static String charMethods() {
    StringBuilder text = new StringBuilder();
    for (char c : "aZ5 _\u00e9".toCharArray())
      text.append(Character.isLetter(c)).append(Character.isUpperCase(c))
          .append(Character.isDigit(c)).append(Character.isWhitespace(c)).append(' ');
    return text.toString();
  }

  public static String codePoints() {
    String s = "a\uD83D\uDE00b";
    return s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(1) + " "
        + new StringBuilder(s).reverse().toString().equals("b\uD83D\uDE00a");
  }

  public static String palindrome() {
    String s = "A man, a plan".replaceAll("\\W", "").toLowerCase();
    return s + new StringBuilder(s).reverse().toString().equals(s);
  }

  public static String caesar() {
    return "Hello, World".chars()
        .map(c -> Character.isLetter(c) ? (c & ~31) + ((c & 31) + 2) % 26 + 1 : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
