package symbolic;

/** Class objects of the input that may be those of classes the code names. */
public class ClassObjects {
  public static int which(Class<?> c) {
    if (c == String.class)
      return 1;
    if (c == int[].class || c == long.class)
      return 2;
    return c == null ? 3 : 4;
  }

  public static boolean isOf(Animal animal, Class<?> c) {
    return animal.getClass() == c;
  }

  public static boolean ofNew(Class<?> c) {
    return new Cell().getClass() == c;
  }

  public static int same(Class<?> a, Class<?> b) {
    if (a != Node.class)
      return 0;
    return a == b ? 1 : b == Cell.class ? 2 : 3;
  }

  public static int arrays(Class<?> c) {
    if (c != Node[].class && c != Node.class)
      return 0;
    return c.isArray() ? 1 : 2;
  }
}
