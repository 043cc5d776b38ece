package cases;

/** checkcast and instanceof over classes, interfaces, arrays and null (JVMS 6.5). */
public class Casts {
  interface Flies {}

  interface Sings extends Flies {}

  static class Animal {}

  static class Bird extends Animal implements Sings {}

  static final class Crow extends Bird {}

  static class Dog extends Animal {}

  public static int instanceOfUpTheChain() {
    Object a = new Crow();
    int bits = a instanceof Crow ? 1 : 0;
    bits |= a instanceof Bird ? 2 : 0;
    bits |= a instanceof Animal ? 4 : 0;
    bits |= a instanceof Sings ? 8 : 0;
    bits |= a instanceof Flies ? 16 : 0;
    return bits | (a instanceof Dog ? 32 : 0);
  }

  public static int instanceOfDownTheChain() {
    Animal a = new Animal();
    return (a instanceof Bird ? 1 : 0) | (a instanceof Flies ? 2 : 0);
  }

  public static boolean nullIsNoInstance() {
    Object a = null;
    return a instanceof Object;
  }

  public static boolean nullCastsToAnything() {
    Object a = null;
    Crow crow = (Crow) a;
    int[] array = (int[]) a;
    return crow == null && array == null;
  }

  public static void castToSibling() {
    Animal a = new Dog();
    Bird b = (Bird) a;
  }

  public static void castToInterfaceNotImplemented() {
    Object a = new Dog();
    Flies b = (Flies) a;
  }

  public static boolean castKeepsIdentity() {
    Object a = new Crow();
    Flies b = (Sings) a;
    return (Object) b == a;
  }

  public static int arraysOfClasses() {
    Object a = new Bird[1];
    int bits = a instanceof Animal[] ? 1 : 0;
    bits |= a instanceof Flies[] ? 2 : 0;
    bits |= a instanceof Object[] ? 4 : 0;
    bits |= a instanceof Crow[] ? 8 : 0;
    bits |= a instanceof Cloneable ? 16 : 0;
    return bits | (a instanceof java.io.Serializable ? 32 : 0);
  }

  public static int arraysOfPrimitives() {
    Object a = new int[1];
    int bits = a instanceof int[] ? 1 : 0;
    bits |= a instanceof long[] ? 2 : 0;
    bits |= a instanceof Object[] ? 4 : 0;
    bits |= a instanceof Object ? 8 : 0;
    return bits | (a instanceof Cloneable ? 16 : 0);
  }

  public static int arraysOfArrays() {
    Object a = new int[1][1];
    int bits = a instanceof Object[] ? 1 : 0;
    bits |= a instanceof int[][] ? 2 : 0;
    bits |= a instanceof Object[][] ? 4 : 0;
    bits |= a instanceof Cloneable[] ? 8 : 0;
    return bits | (a instanceof int[][][] ? 16 : 0);
  }

  public static int deepArraysOfClasses() {
    Object a = new Crow[1][1][];
    int bits = a instanceof Animal[][][] ? 1 : 0;
    bits |= a instanceof Object[][] ? 2 : 0;
    bits |= a instanceof Sings[][][] ? 4 : 0;
    return bits | (a instanceof Animal[][] ? 8 : 0);
  }

  public static void castIntArrayToLongArray() {
    Object a = new int[2];
    long[] b = (long[]) a;
  }

  public static void castObjectArrayDown() {
    Object[] a = {new Bird()};
    Bird[] b = (Bird[]) a;
  }

  public static void castElementOfNarrowArray() {
    Object[] a = new Bird[1];
    Crow[] b = (Crow[]) a;
  }

  public static int patternBindsOnlyOnSuccess() {
    Object[] all = {new Dog(), new Crow(), null, new int[] {6}};
    int sum = 0;
    for (Object o : all) {
      if (o instanceof int[] row && row.length == 1)
        sum += row[0];
      if (!(o instanceof Animal animal))
        continue;
      sum += animal instanceof Bird ? 10 : 100;
    }
    return sum;
  }

  public static int failedCastIsCaught() {
    Object a = new Object();
    try {
      return ((int[]) a).length;
    } catch (ClassCastException e) {
      return -1;
    }
  }
}
