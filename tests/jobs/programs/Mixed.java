import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Properties of every outcome, each small: what several processes make of them. */
public class Mixed {
  static class Node {
    Node next;
    int value;
  }

  public static boolean absIsPositive(int n) {
    return Math.abs(n) >= 0;
  }

  public static boolean lastIsReached(Node n) {
    int steps = 0;
    while (n != null && steps < 3) {
      n = n.next;
      steps++;
    }
    return n == null || steps == 3;
  }

  public static boolean firstIsSmall(Node n) {
    return n == null || n.value < 100;
  }

  public static boolean noCycle(Node n) {
    return n == null || n.next != n;
  }

  public static boolean sumIsEven(int[] numbers) {
    int sum = 0;
    for (int i = 0; i < numbers.length; i++) sum += 2 * numbers[i];
    return sum % 2 == 0;
  }

  public static boolean isSorted(int[] numbers) {
    for (int i = 1; i < numbers.length; i++) {
      if (numbers[i - 1] > numbers[i]) return false;
    }
    return true;
  }

  public static boolean anythingIsText(Object any) {
    return any == null || any instanceof String;
  }

  public static boolean isShort(String text) {
    return text == null || text.length() < 2;
  }

  public static boolean isShared(int people) {
    return 12 / people <= 12;
  }

  public static boolean neverEnds(int n) {
    for (int i = 0; i != n; i++) {
      if (i == -1) return false;
    }
    return true;
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface NotNull {}

  /** Has a driver, for what its parameter must be. */
  public static boolean neverEndsEither(@NotNull Node n, int count) {
    return n == null || neverEnds(count);
  }

  /** Drivers of other properties are no part of the program. */
  public static boolean isNoDriver(Object any) {
    return any == null || !any.getClass().getName().contains("$$Check");
  }
}
