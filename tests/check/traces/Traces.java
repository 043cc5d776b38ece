import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;

/** Every property fails for 7 only. Run with the name of one, it prints the stack trace. */
public class Traces {
  static class Node {
    int value;
    Node next;

    int last() {
      return next.last();
    }
  }

  static class Picky {
    final int held;

    Picky(int n) {
      if (n == 7) throw new IllegalArgumentException("held: " + n);
      held = n;
    }
  }

  static class Odd extends RuntimeException {
    @Override
    public String toString() {
      return "odd indeed";
    }
  }

  enum Kind {
    SMALL {
      @Override
      int of(int n) {
        return 10 / (n - 7);
      }
    };

    abstract int of(int n);
  }

  static void plain(int n) {
    if (n == 7) throw new IllegalStateException();
  }

  static void zero(int n) {
    divide(n, n - 7);
  }

  static int divide(int a, int b) {
    return a / b;
  }

  static void nothing(int n) {
    Node node = new Node();
    if (n == 7) node.last();
  }

  static void past(int n) {
    int[] all = new int[7];
    if (n >= 0 && n < 8) all[n] = 1;
  }

  static void made(int n) {
    new Picky(n);
  }

  static void odd(int n) {
    if (n == 7) throw new Odd();
  }

  static void ofKind(int n) {
    Kind.SMALL.of(n);
  }

  static void inLambda(int n) {
    IntUnaryOperator f = x -> {
      if (x == 7) throw new IllegalStateException("called");
      return x;
    };
    f.applyAsInt(n);
  }

  static void inLibrary(int n) {
    List<Integer> list = new ArrayList<>();
    Iterator<Integer> all = list.iterator();
    if (n == 7) all.next();
  }

  static void required(int n) {
    Objects.requireNonNull(n == 7 ? null : "", "there must be something");
  }

  static void cast(int n) {
    Object o = n == 7 ? "text" : Integer.valueOf(n);
    Integer i = (Integer) o;
  }

  static void asserted(int n) {
    assert n != 7 : "seven";
  }

  static void caused(int n) {
    try {
      plain(n);
    } catch (IllegalStateException e) {
      throw new RuntimeException("wrapped", e);
    }
  }

  static void deep(int n) {
    if (n == 7) down(30);
  }

  static void deeper(int n) {
    if (n == 7) down(600);
  }

  static int down(int n) {
    if (n == 0) throw new IllegalStateException("at the bottom");
    return down(n - 1) + 1;
  }

  static void kept(int n) {
    RuntimeException e = prepared();
    if (n == 7) throw e;
  }

  static RuntimeException prepared() {
    return new RuntimeException("made elsewhere");
  }

  static void thrownAgain(int n) {
    try {
      plain(n);
    } catch (IllegalStateException e) {
      throw e;
    }
  }

  public static void main(String[] args) throws Exception {
    try {
      switch (args[0]) {
        case "plain": plain(7); break;
        case "zero": zero(7); break;
        case "nothing": nothing(7); break;
        case "past": past(7); break;
        case "made": made(7); break;
        case "odd": odd(7); break;
        case "ofKind": ofKind(7); break;
        case "inLambda": inLambda(7); break;
        case "inLibrary": inLibrary(7); break;
        case "required": required(7); break;
        case "cast": cast(7); break;
        case "asserted": asserted(7); break;
        case "caused": caused(7); break;
        case "deep": deep(7); break;
        case "deeper": deeper(7); break;
        case "kept": kept(7); break;
        case "thrownAgain": thrownAgain(7); break;
        default: break;
      }
    } catch (Throwable thrown) {
      thrown.printStackTrace(System.out);
    }
  }
}
