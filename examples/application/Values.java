import java.util.Iterator;
import java.util.function.IntPredicate;

/** Boxes, records, generics, an interface with two implementations, iterators. */
class Values {
  record Point(int x, int y) {
    int distance(Point other) {
      return Math.abs(x - other.x) + Math.abs(y - other.y);
    }
  }

  interface Shape {
    int area();
  }

  static class Square implements Shape {
    int side;

    @Override
    public int area() {
      return side * side;
    }
  }

  static class Box implements Shape {
    int width;
    int height;

    @Override
    public int area() {
      return width * height;
    }
  }

  static class Pair<A, B> {
    A first;
    B second;
  }

  static class Row implements Iterable<Integer> {
    int[] numbers;

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        int at = 0;

        @Override
        public boolean hasNext() {
          return at < numbers.length;
        }

        @Override
        public Integer next() {
          return numbers[at++];
        }
      };
    }
  }

  static boolean same(Integer a, Integer b) {
    return a == b;
  }

  static int sum(Integer a, Long b) {
    return (int) (a + b);
  }

  static int area(Shape a, Shape b) {
    return a.area() + b.area();
  }

  static <A, B> Pair<B, A> swap(Pair<A, B> pair) {
    Pair<B, A> swapped = new Pair<>();
    swapped.first = pair.second;
    swapped.second = pair.first;
    return swapped;
  }

  static int both(Pair<Integer, Integer> pair) {
    return pair.first + pair.second;
  }

  static boolean near(Point a, Point b) {
    return a.distance(b) <= 1 || a.equals(b);
  }

  static int evens(Row row) {
    int n = 0;
    for (int x : row)
      if (x % 2 == 0) n++;
    return n;
  }

  static int matching(int[] numbers, IntPredicate wanted) {
    int n = 0;
    for (int x : numbers)
      if (wanted.test(x)) n++;
    return n;
  }
}
