package edge;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Scanner;
import java.util.StringJoiner;

/** Text that is written, read and put into form. */
public final class Printing {
  private Printing() {}

  public static int lines() {
    System.out.println("a line");
    System.out.print('c');
    System.out.print(7);
    System.out.println(8L);
    System.out.println();
    System.out.println(true);
    System.out.println((Object) null);
    return 1;
  }

  public static int numbers() {
    System.out.println(1.5);
    System.out.println(2.5f);
    System.err.print("to err");
    return 2;
  }

  public static int objects() {
    System.out.println(new StringBuilder("built"));
    System.out.println(new StringJoiner("-").add("a").add("b"));
    return 3;
  }

  public static int formatted() {
    System.out.printf("%d and %s%n", 5, "text");
    return 4;
  }

  public static int appended() {
    System.out.append("x").append('y');
    System.out.flush();
    return 5;
  }

  public static String toBytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(bytes);
    stream.print("ab");
    stream.println(12);
    stream.flush();
    return bytes.size() + " " + bytes.toByteArray()[2];
  }

  public static String scannedNumbers() {
    Scanner scanner = new Scanner("12 x 34");
    return scanner.nextInt() + scanner.next() + scanner.nextInt() + scanner.hasNext();
  }

  public static String scannedLines() {
    Scanner scanner = new Scanner("a b\nc\n");
    return scanner.nextLine() + "|" + scanner.nextLine() + "|" + scanner.hasNextLine();
  }

  public static String widths() {
    return String.format("[%5d|%-5s|%05d|%x|%c|%b|%%]", 42, "ab", 7, 255, 'z', true);
  }

  public static String signs() {
    return String.format("%+d %(d %,d", 5, -5, 1234567);
  }

  public static String fractions() {
    return String.format(Locale.ROOT, "%.2f %8.3f %e", 3.14159, 2.71828, 12345.678);
  }

  public static String wrongFormat() {
    return String.format("%d", "text");
  }

  public static String missingArgument() {
    return String.format("%s %s", "one");
  }

  public static String indexed() {
    return String.format("%2$s-%1$s", "a", "b");
  }

  public static String joined() {
    StringJoiner joiner = new StringJoiner(", ", "[", "]");
    joiner.setEmptyValue("none");
    String empty = joiner.toString();
    return empty + joiner.add("a").add("b").length();
  }
}
