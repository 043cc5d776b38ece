package edge;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.Objects;

/** Streams that a program puts in place of the standard ones; texts that are formatted. */
public class Redirected {
  public static String printed() {
    PrintStream before = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true));
    System.out.print("a");
    System.out.println(1);
    System.setOut(before);
    return bytes.toString().trim();
  }

  public static boolean isBack() {
    PrintStream before = System.err;
    System.setErr(System.out);
    boolean other = System.err == System.out;
    System.setErr(before);
    return other && System.err == before;
  }

  public static int read() throws Exception {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(new byte[] {7, 8}));
    int sum = System.in.read() + System.in.read();
    System.setIn(before);
    return sum;
  }

  public static String again() {
    return String.format("%s, %<s and %d%%", "x", 3);
  }

  public static String twice() {
    return String.format("%d %<d %s %<s", 12, 'c');
  }

  public static String nothingBefore() {
    try {
      return String.format("%<s", "x");
    } catch (RuntimeException e) {
      return e.getClass().getName();
    }
  }

  public static String longs() {
    try {
      Objects.checkFromIndexSize(3L, 4L, 5L);
      return "";
    } catch (IndexOutOfBoundsException e) {
      return e.getMessage();
    }
  }

  public static String tooLong() {
    try {
      new StringBuilder("abc").ensureCapacity(Integer.MAX_VALUE);
      return "";
    } catch (OutOfMemoryError e) {
      return "no memory";
    }
  }

  public static String fixed() {
    try {
      Arrays.asList(1, 2).add(3);
      return "";
    } catch (UnsupportedOperationException e) {
      return "" + Arrays.asList(1, 2).indexOf(2);
    }
  }
}
