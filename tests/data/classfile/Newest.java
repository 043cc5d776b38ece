package shapes;

import java.util.List;

/** What came after Java 17, up to 25; compiled only where such a JDK is found. */
public class Newest {
  sealed interface Shape permits Circle, Box {}

  record Circle(double radius) implements Shape {}

  record Box(Shape inner, List<String> labels) implements Shape {}

  static String describe(Object value) {
    return switch (value) {
      case null -> "null";
      case Integer i when i > 10 -> "large " + i;
      case Integer i -> "small " + i;
      case Box(Circle(double radius), List<String> labels) -> labels + " around " + radius;
      case Shape s -> s.toString();
      case int[] array -> "ints " + array.length;
      default -> "other";
    };
  }

  private final int checked;

  Newest(int value) {
    if (value < 0) throw new IllegalArgumentException();
    checked = value;
    super();
  }

  int unnamed(List<Integer> values) {
    int count = checked;
    for (Integer _ : values) count++;
    return count;
  }
}
