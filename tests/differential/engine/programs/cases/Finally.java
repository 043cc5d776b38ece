package cases;

/** finally in all shapes: it runs on every way out, and its own jump wins. */
public class Finally {
  private static int trace;

  private static int note(int digit) {
    trace = trace * 10 + digit;
    return digit;
  }

  public static int runsOnNormalExit() {
    try {
      note(1);
    } finally {
      note(2);
    }
    return trace;
  }

  private static int returning() {
    try {
      return note(1);
    } finally {
      note(2);
    }
  }

  public static int runsOnReturn() {
    int a = returning();
    return trace * 10 + a;
  }

  public static int runsOnThrow() {
    try {
      try {
        note(note(1) / 0);
      } finally {
        note(2);
      }
    } catch (ArithmeticException e) {
      note(3);
    }
    return trace;
  }

  @SuppressWarnings("finally")
  public static int returnInFinallyWins() {
    try {
      return 1;
    } finally {
      return 2;
    }
  }

  @SuppressWarnings("finally")
  public static int returnInFinallySwallowsException() {
    int zero = 0;
    try {
      return 1 / zero;
    } finally {
      return 3;
    }
  }

  public static int returnedValueIsFixedBefore() {
    int a = 5;
    try {
      return a;
    } finally {
      a = 6;
      note(a);
    }
  }

  private static int[] arrayChangedInFinally() {
    int[] a = {5};
    try {
      return a;
    } finally {
      a[0] = 6;
    }
  }

  public static int returnedObjectIsShared() {
    return arrayChangedInFinally()[0];
  }

  public static int exceptionFromFinallyReplaces() {
    int[] none = {};
    int zero = 0;
    try {
      try {
        note(1 / zero);
      } finally {
        none[0] = 1;
      }
    } catch (ArithmeticException e) {
      return 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      return 2;
    }
    return 3;
  }

  public static int runsAfterCatch() {
    int zero = 0;
    try {
      note(1 / zero);
    } catch (ArithmeticException e) {
      note(2);
    } finally {
      note(3);
    }
    return trace;
  }

  public static int runsAfterThrowingCatch() {
    int zero = 0;
    try {
      try {
        note(1 / zero);
      } catch (ArithmeticException e) {
        note(2);
        throw new IllegalMonitorStateException();
      } finally {
        note(3);
      }
    } catch (IllegalMonitorStateException e) {
      note(4);
    }
    return trace;
  }

  public static int runsOnBreakAndContinue() {
    for (int i = 1; i < 9; i++) {
      try {
        if (i == 2)
          continue;
        if (i == 4)
          break;
        note(7);
      } finally {
        note(i);
      }
    }
    return trace;
  }

  @SuppressWarnings("finally")
  public static int continueInFinallySwallows() {
    int zero = 0;
    int rounds = 0;
    for (int i = 0; i < 3; i++) {
      try {
        rounds += 1 / zero;
      } finally {
        rounds += 10;
        continue;
      }
    }
    return rounds;
  }

  public static int nestedInnerFirst() {
    try {
      try {
        try {
          note(1);
        } finally {
          note(2);
        }
      } finally {
        note(3);
      }
    } finally {
      note(4);
    }
    return trace;
  }

  private static int unwinding(int depth) {
    try {
      return depth == 0 ? 1 / depth : unwinding(depth - 1);
    } finally {
      note(depth);
    }
  }

  public static int everyFrameRunsItsFinally() {
    try {
      unwinding(5);
    } catch (ArithmeticException e) {
      note(9);
    }
    return trace;
  }

  public static long wideReturnIsSavedAcross() {
    long a = 1L << 40;
    double d = 0.5;
    try {
      return a + (long) (d * 6);
    } finally {
      a = 0;
      d = 0;
    }
  }

  public static int tryInsideFinally() {
    int zero = 0;
    try {
      note(1);
    } finally {
      try {
        note(2 / zero);
      } catch (ArithmeticException e) {
        note(3);
      }
      note(4);
    }
    return trace;
  }

  public static int labelledExitThroughTwoFinallys() {
  outer:
    for (int i = 0; i < 3; i++) {
      try {
        for (;;) {
          try {
            if (i == 1)
              break outer;
            continue outer;
          } finally {
            note(5);
          }
        }
      } finally {
        note(6);
      }
    }
    return trace;
  }
}
