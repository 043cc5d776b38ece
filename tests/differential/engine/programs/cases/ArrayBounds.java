package cases;

/**
 * Null, bad index, negative size, and which of two faults comes first (JVMS 6.5 *aload, newarray).
 */
public class ArrayBounds {
  public static int indexMinusOne() {
    int[] a = new int[3];
    int i = -1;
    return a[i];
  }

  public static int indexAtLength() {
    int[] a = new int[3];
    return a[a.length];
  }

  public static int indexMaxValue() {
    byte[] a = new byte[3];
    int i = Integer.MAX_VALUE;
    return a[i];
  }

  public static void storeOutside() {
    long[] a = new long[2];
    int i = 2;
    a[i] = 5;
  }

  public static int emptyArrayHasNoElement() {
    int[] a = {};
    return a[0];
  }

  public static int lengthOfNull() {
    int[] a = null;
    return a.length;
  }

  public static int loadFromNull() {
    int[] a = null;
    return a[0];
  }

  public static void storeIntoNull() {
    Object[] a = null;
    a[0] = a;
  }

  public static int nullBeatsBadIndex() {
    int[] a = null;
    int i = -1;
    return a[i];
  }

  public static int badIndexBeatsBadElementType() {
    Object[] a = new ArrayBounds[1];
    try {
      a[1] = new Object();
    } catch (ArrayStoreException e) {
      return 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      return 2;
    }
    return 3;
  }

  public static void failedStoreChangesNothing() {
    int[] a = {1, 2};
    try {
      a[2] = 7;
    } catch (ArrayIndexOutOfBoundsException e) {
      if (a[0] == 1 && a[1] == 2)
        throw new ArrayIndexOutOfBoundsException("as expected");
    }
  }

  public static int negativeSize() {
    int n = -1;
    int[] a = new int[n];
    return a.length;
  }

  public static int negativeSizeOfReferences() {
    int n = Integer.MIN_VALUE;
    Object[] a = new Object[n];
    return a.length;
  }

  public static int zeroSize() {
    int n = 0;
    return new double[n].length;
  }

  public static int caughtAsParentClass() {
    int[] a = new int[1];
    try {
      return a[3];
    } catch (IndexOutOfBoundsException e) {
      return e instanceof ArrayIndexOutOfBoundsException ? 1 : 2;
    }
  }

  public static int loopUntilOutOfBounds() {
    int[] a = {4, 5, 6};
    int sum = 0;
    try {
      for (int i = 0;; i++) sum = sum * 10 + a[i];
    } catch (ArrayIndexOutOfBoundsException e) {
      return sum;
    }
  }
}
