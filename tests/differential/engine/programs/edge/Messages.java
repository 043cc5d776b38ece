package edge;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What exceptions say that an instruction or the library raised. */
public final class Messages {
  private Messages() {}

  private static String messageOf(Runnable run) {
    try {
      run.run();
      return "none";
    } catch (RuntimeException e) {
      return e.getMessage();
    }
  }

  public static String index() {
    int[] a = new int[3];
    return messageOf(() -> a[5] = 1);
  }

  public static String negativeIndex() {
    Object[] a = {};
    return messageOf(() -> a[-1].hashCode());
  }

  public static String division() {
    int[] zero = {0};
    return messageOf(() -> zero[0] = 1 / zero[0]);
  }

  public static String remainder() {
    long[] zero = {0};
    return messageOf(() -> zero[0] = 1 % zero[0]);
  }

  public static String size() {
    int[] size = {-7};
    return messageOf(() -> Objects.requireNonNull(new int[size[0]]));
  }

  public static String cast() {
    Object o = 5;
    return messageOf(() -> ((String) o).length());
  }

  public static String store() {
    Object[] a = new String[1];
    return messageOf(() -> a[0] = 5);
  }

  public static String asText() {
    try {
      int[] a = new int[0];
      return "" + a[0];
    } catch (ArrayIndexOutOfBoundsException e) {
      return e.toString();
    }
  }

  public static String ofList() {
    List<Integer> list = new ArrayList<>();
    return messageOf(() -> list.get(2));
  }

  public static String ofText() {
    return messageOf(() -> "abc".charAt(7)) + messageOf(() -> "abc".substring(2, 1));
  }

  public static String ofNumber() {
    return messageOf(() -> Integer.parseInt("x1"));
  }

  public static String ofCheck() {
    return messageOf(() -> Objects.checkIndex(4, 2));
  }

  public static String uncaught() {
    return String.valueOf(new int[2][-1].length);
  }

  public static boolean sameEachTime() {
    try {
      return new int[1][1].length > 1 / Integer.parseInt("0");
    } catch (ArithmeticException e) {
      return e.getMessage() == e.getMessage() && e.getLocalizedMessage().equals("/ by zero");
    }
  }
}
