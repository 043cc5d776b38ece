// verdict: holds
package t39;

import org.sosy_lab.sv_benchmarks.Verifier;

/** Objects: every shape runs its own method. */
public class Main {
  abstract static class Shape {
    int size;

    abstract int area();
  }

  static class Square extends Shape {
    @Override
    int area() {
      return size * size;
    }
  }

  static class Line extends Shape {
    @Override
    int area() {
      return 0;
    }
  }

  public static void main(String[] args) {
    Shape shape = Verifier.nondetBoolean() ? new Square() : new Line();
    shape.size = Verifier.nondetInt();
    Verifier.assume(shape.size > 0 && shape.size < 100);
    assert shape.area() >= 0;
    assert shape instanceof Line == (shape.area() == 0);
  }
}
