package cases;

/** Operands left to right, the target before the value (JLS 15.7, 15.26). */
public class EvaluationOrder {
  private static int trace;

  private static int note(int value) {
    trace = trace * 10 + value;
    return value;
  }

  public static int indexBeforeAssignedValue() {
    int[] a = new int[4];
    int i = 0;
    a[i] = i = 2;
    return a[0] * 100 + a[2] * 10 + i;
  }

  public static int arrayBeforeReassignment() {
    int[] a = {1, 1};
    int[] b = {2, 2};
    int[] old = a;
    a[1] = (a = b)[0];
    return old[1] * 100 + a[1] * 10 + b[1];
  }

  public static int compoundReadsOldValueFirst() {
    int a = 5;
    a += a++ * 2 + a;
    return a;
  }

  public static int postIncrementOnBothSides() {
    int[] a = {1, 2, 4, 8};
    int i = 0;
    a[i++] += a[i++] * 10 + a[i++] * 100;
    return a[0] * 10 + i;
  }

  public static int assignIncrementToSelf() {
    int i = 7;
    i = i++ + i++ * 10;
    return i;
  }

  public static int argumentsLeftToRight() {
    int sum = three(note(1), note(2), note(3));
    return trace * 100 + sum;
  }

  private static int three(int a, int b, int c) {
    return a - b - c;
  }

  public static int operandsBeforeDivisionFails() {
    try {
      int a = note(1) / (note(2) - 2 + note(0));
      return a;
    } catch (ArithmeticException e) {
      return trace;
    }
  }

  public static int dimensionsLeftToRight() {
    int[][][] a = new int[note(2)][note(3)][note(1)];
    return trace * 10 + a.length + a[0].length + a[1][2].length;
  }

  public static int valueBeforeNullArrayIsSeen() {
    int[] a = null;
    try {
      a[note(1)] = note(2);
    } catch (NullPointerException e) {
      trace = trace * 10 + 9;
    }
    return trace;
  }

  public static int valueBeforeBadIndexIsSeen() {
    int[] a = new int[1];
    try {
      a[note(5)] = note(6);
    } catch (ArrayIndexOutOfBoundsException e) {
      trace = trace * 10 + 9;
    }
    return trace;
  }

  public static int compoundSeesBadIndexFirst() {
    int[] a = new int[1];
    try {
      a[note(5)] += note(6);
    } catch (ArrayIndexOutOfBoundsException e) {
      trace = trace * 10 + 9;
    }
    return trace;
  }

  private int field;

  public static int argumentBeforeNullReceiverIsSeen() {
    EvaluationOrder x = null;
    try {
      x.field = note(4);
    } catch (NullPointerException e) {
      trace = trace * 10 + 8;
    }
    return trace;
  }

  public static int fieldCompoundOnNullFailsFirst() {
    EvaluationOrder x = null;
    try {
      x.field += note(4);
    } catch (NullPointerException e) {
      trace = trace * 10 + 8;
    }
    return trace;
  }

  public static int failingArgumentStopsTheRest() {
    int[] a = new int[0];
    try {
      three(note(1), a[0], note(3));
    } catch (ArrayIndexOutOfBoundsException e) {
      trace = trace * 10 + 7;
    }
    return trace;
  }
}
