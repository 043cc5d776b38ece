/** Looks up two elements of an array of objects by identity and tells how far apart they are. */
public class ArrayIndex {
  private static final int SIZE = 10;

  static int run(int i, int j) {
    Object[] objects = distinct();
    return position(objects, objects[i]) - position(objects, objects[j]);
  }

  private static Object[] distinct() {
    Object[] objects = new Object[SIZE];
    for (int i = 0; i < SIZE; i++) {
      objects[i] = new Object();
    }
    return objects;
  }

  private static int position(Object[] objects, Object wanted) {
    for (int i = 0; i < objects.length; i++) {
      if (objects[i] == wanted) return i;
    }
    return -1;
  }
}
