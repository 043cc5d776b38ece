package cases;

/** invokevirtual and invokespecial: selection by the class of the receiver (JVMS 5.4.6). */
public class VirtualCalls {
  static class A {
    int name() {
      return 1;
    }

    int twice() {
      return name() * 2;
    }

    private int secret() {
      return 10;
    }

    int reveal() {
      return secret();
    }

    static int kind() {
      return 100;
    }

    A self() {
      return this;
    }

    int of(A other) {
      return 1000;
    }
  }

  static class B extends A {
    @Override
    int name() {
      return 2;
    }

    int secret() {
      return 20;
    }

    static int kind() {
      return 200;
    }

    @Override
    B self() {
      return this;
    }

    int of(B other) {
      return 2000;
    }

    int up() {
      return super.name() * 10 + super.twice();
    }
  }

  static class C extends B {
    @Override
    int name() {
      return 3;
    }

    int upTwo() {
      return super.up() * 10 + super.name();
    }
  }

  public static int selectedByReceiverClass() {
    A[] all = {new A(), new B(), new C()};
    int sum = 0;
    for (A a : all) sum = sum * 10 + a.name();
    return sum;
  }

  public static int inheritedMethodCallsOverride() {
    A a = new C();
    return a.twice();
  }

  public static int privateIsNotOverridden() {
    A a = new B();
    return a.reveal();
  }

  public static int staticIsHiddenNotOverridden() {
    return A.kind() + B.kind() * 10 + C.kind() * 100;
  }

  public static int superSkipsOverride() {
    return new B().up();
  }

  public static int superFromGrandchild() {
    return new C().upTwo();
  }

  public static int bridgeForCovariantReturn() {
    A a = new C();
    return a.self().name() * 10 + (a.self() == a ? 1 : 0);
  }

  public static int overloadIsNotOverride() {
    A a = new B();
    B b = new B();
    return a.of(b) + b.of(b) * 10 + b.of(a) * 100;
  }

  public static int callOnNull() {
    A a = null;
    return a.name();
  }

  public static int privateCallOnNull() {
    A a = null;
    return a.secret();
  }

  public static int argumentsEvaluatedBeforeNullCheck() {
    int[] seen = {0};
    A a = null;
    try {
      a.of(note(seen));
    } catch (NullPointerException e) {
      return seen[0];
    }
    return -1;
  }

  private static A note(int[] seen) {
    seen[0]++;
    return null;
  }

  public static int nestmatePrivateAccess() {
    return new A().secret() + ((A) new B()).secret();
  }
}
