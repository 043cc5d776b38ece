package cases;

/** try-with-resources: closed in reverse order, on every way out, null skipped (JLS 14.20.3). */
public class Resources {
  private static int trace;

  private static void note(int digit) {
    trace = trace * 10 + digit;
  }

  static class Broken extends RuntimeException {
    final int code;

    Broken(int code) {
      this.code = code;
    }
  }

  static class Handle implements AutoCloseable {
    final int id;
    final boolean failing;

    Handle(int id, boolean failing) {
      this.id = id;
      this.failing = failing;
      note(id);
    }

    @Override
    public void close() {
      note(id + 4);
      if (failing)
        throw new Broken(id);
    }
  }

  public static int closedAfterTheBody() {
    try (Handle a = new Handle(1, false)) {
      note(9);
    }
    return trace;
  }

  public static int closedInReverse() {
    try (Handle a = new Handle(1, false); Handle b = new Handle(2, false)) {
      note(9);
    }
    return trace;
  }

  public static int closedBeforeCatchAndFinally() {
    try (Handle a = new Handle(1, false)) {
      throw new Broken(9);
    } catch (Broken e) {
      note(e.code);
    } finally {
      note(3);
    }
    return trace;
  }

  public static int bodyExceptionBeatsCloseException() {
    try (Handle a = new Handle(1, true)) {
      throw new Broken(9);
    } catch (Broken e) {
      note(e.code);
    }
    return trace;
  }

  public static int closeExceptionAlone() {
    try (Handle a = new Handle(1, true); Handle b = new Handle(2, true)) {
      note(9);
    } catch (Broken e) {
      note(e.code);
    }
    return trace;
  }

  public static int nullResourceIsSkipped() {
    try (Handle a = null) {
      note(9);
    }
    return trace;
  }

  private static int returning() {
    try (Handle a = new Handle(1, false)) {
      return trace;
    }
  }

  public static int valueFixedBeforeClose() {
    int a = returning();
    return trace * 10 + a;
  }

  public static int secondConstructorFails() {
    int zero = 0;
    try (Handle a = new Handle(1, false); Handle b = new Handle(2 / zero, false)) {
      note(9);
    } catch (ArithmeticException e) {
      note(8);
    }
    return trace;
  }

  public static int breakOutOfResource() {
    for (int i = 0; i < 3; i++) {
      try (Handle a = new Handle(1, false)) {
        if (i == 1)
          break;
      }
    }
    return trace;
  }

  public static int existingVariableAsResource() {
    Handle a = new Handle(1, false);
    try (a) {
      note(9);
    }
    note(3);
    return trace;
  }

  public static void closeExceptionUncaught() {
    try (Handle a = new Handle(1, true)) {
      note(2);
    }
  }
}
