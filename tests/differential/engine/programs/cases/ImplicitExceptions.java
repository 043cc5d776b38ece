package cases;

/** Exceptions the machine itself throws: which class, and which of two comes first. */
public class ImplicitExceptions {
  int field;
  ImplicitExceptions next;

  private static int kindOf(Throwable e) {
    if (e instanceof NullPointerException)
      return 1;
    if (e instanceof ArithmeticException)
      return 2;
    if (e instanceof ArrayIndexOutOfBoundsException)
      return 3;
    if (e instanceof ClassCastException)
      return 4;
    if (e instanceof NegativeArraySizeException)
      return 5;
    return e instanceof ArrayStoreException ? 6 : 7;
  }

  public static int divisionBeforeNullStore() {
    ImplicitExceptions x = null;
    int zero = 0;
    try {
      x.field = 1 / zero;
    } catch (RuntimeException e) {
      return kindOf(e);
    }
    return 0;
  }

  public static int nullReadBeforeDivision() {
    ImplicitExceptions x = null;
    int zero = 0;
    try {
      return x.field / zero;
    } catch (RuntimeException e) {
      return kindOf(e);
    }
  }

  public static int divisionInIndexBeforeNullArray() {
    int[] a = null;
    int zero = 0;
    try {
      return a[1 / zero];
    } catch (RuntimeException e) {
      return kindOf(e);
    }
  }

  public static int castBeforeCall() {
    Object a = new Object();
    int zero = 0;
    try {
      return ((int[]) a)[1 / zero];
    } catch (RuntimeException e) {
      return kindOf(e);
    }
  }

  public static int sizeCheckedAfterAllDimensions() {
    int n = -1;
    int zero = 0;
    try {
      return new int[n][1 / zero].length;
    } catch (RuntimeException e) {
      return kindOf(e);
    }
  }

  public static int nullArrayBeforeStoreCheck() {
    Object[] a = null;
    try {
      a[-1] = new Object();
    } catch (RuntimeException e) {
      return kindOf(e);
    }
    return 0;
  }

  public static int chainOfFieldsStopsAtNull() {
    ImplicitExceptions x = new ImplicitExceptions();
    x.next = new ImplicitExceptions();
    int steps = 0;
    try {
      for (;;) {
        x = x.next;
        x.field = 1;
        steps++;
      }
    } catch (NullPointerException e) {
      return steps;
    }
  }

  public static int unboundedSearchEndsByIndex() {
    int[] a = {5, 3, 8};
    int i = 0;
    try {
      while (a[i] != 9) i++;
    } catch (ArrayIndexOutOfBoundsException e) {
      return -i;
    }
    return i;
  }

  public static void synchronizedOnNull() {
    Object lock = null;
    synchronized (lock) {
      lock = new Object();
    }
  }

  public static int synchronizedOnNullIsCaught() {
    Object lock = null;
    try {
      synchronized (lock) {
        return 1;
      }
    } catch (NullPointerException e) {
      return 2;
    }
  }

  public static void enhancedForOverNull() {
    int[] a = null;
    for (int x : a) x++;
  }

  public static int longDivisionInsideLoop() {
    long sum = 0;
    int caught = 0;
    for (long i = -2; i <= 2; i++) {
      try {
        sum += 100 / i;
      } catch (ArithmeticException e) {
        caught++;
      }
    }
    return (int) sum * 10 + caught;
  }

  public static int everyKindInTurn() {
    Object[] strings = new ImplicitExceptions[1];
    int zero = 0;
    int result = 0;
    for (int i = 0; i < 6; i++) {
      try {
        switch (i) {
          case 0 -> result += 1 / zero;
          case 1 -> strings[1] = null;
          case 2 -> strings[0] = new int[0];
          case 3 -> result += ((int[]) (Object) strings).length;
          case 4 -> result += new int[zero - 5].length;
          default -> result += ((ImplicitExceptions) strings[0]).field;
        }
      } catch (RuntimeException e) {
        result = result * 10 + kindOf(e);
      }
    }
    return result;
  }
}
