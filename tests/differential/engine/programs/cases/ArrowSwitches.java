package cases;

/** Switches with arrows and switch expressions: the same opcodes, other shapes of stack. */
// clang-format off
public class ArrowSwitches {
  enum Color {
    RED,
    GREEN,
    BLUE
  }

  public static int negativeDenseRange() {
    int result = 0;
    for (int i = -6; i < 0; i++) {
      switch (i) {
        case -5 -> result += 1;
        case -4 -> result += 20;
        case -3 -> result += 300;
        case -2 -> result += 4000;
        default -> result += 50000;
      }
    }
    return result;
  }

  public static int tableAtTheTopOfInt() {
    int result = 0;
    for (int i = 0; i < 5; i++) {
      switch (Integer.MAX_VALUE - i) {
        case Integer.MAX_VALUE -> result = result * 10 + 1;
        case Integer.MAX_VALUE - 1 -> result = result * 10 + 2;
        case Integer.MAX_VALUE - 2 -> result = result * 10 + 3;
        case Integer.MAX_VALUE - 3 -> result = result * 10 + 4;
        default -> result = result * 10 + 9;
      }
    }
    return result;
  }

  public static int switchExpressionYields() {
    int sum = 0;
    for (int i = 0; i < 6; i++) {
      sum = sum * 7 + switch (i) {
        case 0, 2, 4 -> i / 2;
        case 1 -> {
          int square = i * 5;
          yield square;
        }
        default -> 6;
      };
    }
    return sum;
  }

  public static int enumExpressionWithoutDefault() {
    int result = 0;
    for (Color c : Color.values()) {
      result = result * 10 + switch (c) {
        case RED -> 3;
        case GREEN -> 1;
        case BLUE -> 2;
      };
    }
    return result;
  }

  private static int weekday(int day) {
    return switch (day) {
      case 1, 7 -> 0;
      case 2, 3, 4, 5, 6 -> {
        try {
          yield 100 / (day - 4);
        } catch (ArithmeticException e) {
          yield -1;
        }
      }
      default -> throw new IllegalStateException("day");
    };
  }

  public static int yieldFromTryAndCatch() {
    int sum = 0;
    for (int day = 1; day < 8; day++) sum = sum * 3 + weekday(day);
    return sum;
  }

  public static void arrowThrows() {
    weekday(8);
  }

  public static int stackIsKeptAcrossTheSwitch() {
    int key = 3;
    return key * 1000 + key * switch (key + 1) {
      case 4 -> {
        int sum = 0;
        for (int i = 0; i < key; i++) sum += i;
        yield sum + 1;
      }
      default -> 5;
    };
  }

  public static long resultPromotesToLong() {
    int key = 1;
    return switch (key) {
      case 0 -> 5;
      case 1 -> -1 >>> 4;
      default -> 1L << 40;
    };
  }

  public static int nestedExpressions() {
    int sum = 0;
    for (int i = 0; i < 9; i++) {
      sum = sum * 5 + switch (i / 3) {
        case 0 -> switch (i % 3) {
          case 0 -> 1;
          default -> 2;
        };
        case 1 -> i;
        default -> i % 3 == 0 ? 3 : 4;
      };
    }
    return sum;
  }
}
