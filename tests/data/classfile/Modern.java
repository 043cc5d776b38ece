package shapes;

import java.util.List;
import java.util.Objects;

/** What came after Java 8, up to 17. */
public sealed interface Modern permits Modern.Circle, Modern.Square, Modern.Other {
  @interface Note { String value(); }

  record Circle(@Note("r") double radius, List<? extends String> names) implements Modern {
    public Circle {
      Objects.requireNonNull(names);
    }
  }

  record Square<T extends Comparable<T>>(T side, int... rest) implements Modern {}

  non-sealed class Other implements Modern {
    private static int counter;

    private static String next(Object o) {
      return "n" + counter++ + (o instanceof String s && !s.isEmpty() ? s : "-");
    }

    String block() {
      return """
          two
            lines\
          """ + next(this);
    }
  }

  private int helper(int x) {
    return switch (x) {
      case 1, 2 -> 3;
      case 4 -> {
        int y = x * x;
        yield y;
      }
      default -> throw new IllegalStateException();
    };
  }

  static int area(Modern m) {
    if (m instanceof Circle c) return (int) c.radius();
    return m.helper(1);
  }

  default String name() {
    class Nested {
      String get() {
        return name();
      }
    }
    return new Nested().toString();
  }
}
