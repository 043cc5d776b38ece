/** Which method runs depends on the class of the input. */
public class Shapes {
  abstract static class Shape {
    abstract int area();

    int doubled() {
      return 2 * area();
    }
  }

  static class Square extends Shape {
    int side;

    int area() {
      return side * side;
    }
  }

  static class Box extends Shape {
    int width;
    int height;

    int area() {
      return width * height;
    }

    int doubled() {
      return 2 * width * height;
    }
  }

  static class Dot extends Shape {
    int area() {
      return 0;
    }
  }

  static boolean isEmpty(Shape shape) {
    return shape.area() == 0;
  }

  static int kind(Shape shape) {
    if (shape instanceof Square) return 1;
    if (shape instanceof Box) return 2;
    return shape == null ? 0 : 3;
  }
}
