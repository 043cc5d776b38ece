package cases;

/** Array covariance and the check that aastore makes (JVMS 6.5 aastore). */
public class ArrayStores {
  interface Shape {}

  static class Round implements Shape {}

  static class Circle extends Round {}

  static class Square implements Shape {}

  public static void superclassIntoSubclassArray() {
    Round[] a = new Circle[1];
    a[0] = new Round();
  }

  public static boolean subclassIntoSuperclassArray() {
    Round[] a = new Round[1];
    a[0] = new Circle();
    return a[0] instanceof Circle;
  }

  public static void siblingThroughInterface() {
    Shape[] a = new Round[2];
    a[0] = new Circle();
    a[1] = new Square();
  }

  public static int nullIsAlwaysStorable() {
    Object[] a = new Circle[1];
    a[0] = null;
    return a[0] == null ? 1 : 0;
  }

  public static void arrayIntoClassArray() {
    Object[] a = new Shape[1];
    a[0] = new Shape[1];
  }

  public static int arraysAreObjects() {
    Object[] a = new Object[3];
    a[0] = new int[] {4};
    a[1] = new Circle[2];
    a[2] = a;
    return ((int[]) a[0])[0] + ((Round[]) a[1]).length;
  }

  public static void intArrayIntoArrayOfObjectArrays() {
    Object[] a = new Object[1][1];
    a[0] = new int[1];
  }

  public static int subclassRowsIntoSuperclassMatrix() {
    Round[][] a = new Round[1][];
    a[0] = new Circle[3];
    return a[0].length;
  }

  public static void superclassRowsIntoSubclassMatrix() {
    Object[] a = new Circle[1][];
    a[0] = new Round[3];
  }

  public static int failedStoreKeepsTheOldElement() {
    Object[] a = {new Circle()};
    Circle[] b = {new Circle()};
    Circle old = b[0];
    Object[] c = b;
    try {
      c[0] = a;
    } catch (ArrayStoreException e) {
      return b[0] == old ? 1 : 2;
    }
    return 3;
  }

  public static int interfaceArrayTakesAnyImplementer() {
    Object[] a = new Shape[2];
    a[0] = new Circle();
    a[1] = new Square();
    try {
      a[0] = new Object();
      return 1;
    } catch (ArrayStoreException e) {
      return a[0] instanceof Circle ? 2 : 3;
    }
  }

  public static int arrayIntoCloneableArray() {
    Object[] a = new Cloneable[1];
    a[0] = new long[2];
    return ((long[]) a[0]).length;
  }
}
