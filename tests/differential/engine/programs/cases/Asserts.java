package cases;

/** assert with assertions enabled; its condition and detail are evaluated when needed only. */
public class Asserts {
  private static int count;

  private static boolean check(boolean value) {
    count++;
    return value;
  }

  private static int detail() {
    count += 10;
    return count;
  }

  public static int trueAssertionPasses() {
    assert check(true);
    return count;
  }

  public static void falseAssertionFails() {
    int a = 1;
    assert a == 2;
  }

  public static void falseAssertionWithIntDetail() {
    int a = 1;
    assert a == 2 : a;
  }

  public static int detailOnlyOnFailure() {
    assert check(true) : detail();
    try {
      assert check(false) : detail();
    } catch (AssertionError e) {
      count += 100;
    }
    return count;
  }

  public static int assertionErrorIsAnError() {
    try {
      assert check(false);
    } catch (Error e) {
      return e instanceof AssertionError ? 1 : 2;
    }
    return 3;
  }

  static class Inner {
    static int checked(int a) {
      assert a > 0;
      return a;
    }
  }

  public static int nestedClassHasItsOwnSwitch() {
    int sum = Inner.checked(4);
    try {
      sum += Inner.checked(0);
    } catch (AssertionError e) {
      sum += 50;
    }
    return sum;
  }

  public static int assertInLoop() {
    int sum = 0;
    try {
      for (int i = 5; i > -5; i--) {
        assert i != 1;
        sum += i;
      }
    } catch (AssertionError e) {
      return sum;
    }
    return -1;
  }

  public static boolean ownClassHasThem() {
    return Asserts.class.desiredAssertionStatus();
  }

  public static boolean ownArrayHasThemNot() {
    return Asserts[][].class.desiredAssertionStatus();
  }

  public static boolean libraryHasThemNot() {
    return Throwable.class.desiredAssertionStatus();
  }

  public static boolean libraryArrayHasThemNot() {
    return Throwable[].class.desiredAssertionStatus();
  }

  public static boolean intHasThemNot() {
    return int.class.desiredAssertionStatus();
  }

  public static boolean intArrayHasThemNot() {
    return int[].class.desiredAssertionStatus();
  }
}
