package cases;

/** athrow and the exception table: order, subclasses, nesting, unwinding (JVMS 2.10). */
public class Catching {
  static class Low extends RuntimeException {}

  static class Lower extends Low {
    final int code;

    Lower(int code) {
      this.code = code;
    }
  }

  static class Other extends RuntimeException {}

  static class Checked extends Exception {}

  private static void fail(int how) {
    if (how == 1)
      throw new Low();
    if (how == 2)
      throw new Lower(42);
    if (how == 3)
      throw new Other();
  }

  public static int firstMatchingClauseWins() {
    int result = 0;
    for (int i = 0; i < 4; i++) {
      try {
        fail(i);
        result = result * 10 + 1;
      } catch (Lower e) {
        result = result * 10 + 2;
      } catch (Low e) {
        result = result * 10 + 3;
      } catch (RuntimeException e) {
        result = result * 10 + 4;
      }
    }
    return result;
  }

  public static int multiCatch() {
    int result = 0;
    for (int i = 1; i < 4; i++) {
      try {
        fail(i);
      } catch (Lower | Other e) {
        result = result * 10 + (e instanceof Lower ? 5 : 6);
      } catch (Low e) {
        result = result * 10 + 7;
      }
    }
    return result;
  }

  public static int fieldOfTheException() {
    try {
      fail(2);
    } catch (Lower e) {
      return e.code;
    }
    return 0;
  }

  public static void uncaughtOwnException() {
    fail(3);
  }

  public static void uncaughtCheckedException() throws Checked {
    throw new Checked();
  }

  public static void uncaughtSubclassPastSiblingClause() {
    try {
      fail(2);
    } catch (Other e) {
      fail(3);
    }
  }

  public static int clauseDoesNotGuardItself() {
    try {
      try {
        fail(1);
      } catch (Low e) {
        fail(2);
      }
    } catch (Lower e) {
      return e.code + 1;
    }
    return 0;
  }

  public static int siblingClauseDoesNotCatch() {
    try {
      try {
        fail(3);
      } catch (Other e) {
        throw new Low();
      } catch (Low e) {
        return 1;
      }
    } catch (Low e) {
      return 2;
    }
    return 3;
  }

  public static boolean rethrowKeepsIdentity() {
    RuntimeException made = new Low();
    try {
      try {
        throw made;
      } catch (RuntimeException e) {
        throw e;
      }
    } catch (Low e) {
      return e == made;
    }
  }

  private static int dive(int depth) {
    if (depth == 0)
      throw new Lower(depth);
    return dive(depth - 1) + 1;
  }

  public static int unwindsManyFrames() {
    try {
      return dive(30);
    } catch (Low e) {
      return -1;
    }
  }

  private static int catchHalfWay(int depth) {
    try {
      if (depth == 0)
        throw new Low();
      return catchHalfWay(depth - 1) * 3 + 1;
    } catch (Low e) {
      if (depth < 4)
        throw e;
      return depth;
    }
  }

  public static int caughtHalfWayUp() {
    return catchHalfWay(7);
  }

  public static int throwNull() {
    RuntimeException none = null;
    try {
      throw none;
    } catch (NullPointerException e) {
      return 1;
    } catch (RuntimeException e) {
      return 2;
    }
  }

  public static void throwNullUncaught() {
    Low none = null;
    throw none;
  }

  public static int operandStackIsCleared() {
    int result = 1;
    for (int i = 0; i < 3; i++) {
      try {
        result = result * 2 + (result + (result + dive(i)));
      } catch (Low e) {
        result += 100;
      }
    }
    return result;
  }

  public static int localsSurviveTheThrow() {
    int a = 1;
    try {
      a = 2;
      a = 10 / (a - 2);
      a = 3;
    } catch (ArithmeticException e) {
      return a;
    }
    return -a;
  }

  public static int throwableCatchesErrors() {
    try {
      throw new AssertionError();
    } catch (Exception e) {
      return 1;
    } catch (Throwable e) {
      return e instanceof Error ? 2 : 3;
    }
  }

  public static int exceptionIsAnObject() {
    Object a = new Lower(6);
    Low[] row = {new Low(), (Low) a};
    try {
      throw row[1];
    } catch (Low e) {
      return e == a ? ((Lower) e).code : 0;
    }
  }
}
