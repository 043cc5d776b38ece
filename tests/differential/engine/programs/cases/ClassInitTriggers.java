package cases;

/** What starts the initialisation of a class and what does not (JVMS 5.5). */
public class ClassInitTriggers {
  static int trace;

  static int note(int digit) {
    trace = trace * 10 + digit;
    return digit;
  }

  static class Plain {
    static final int CONSTANT = 5;
    static final int COMPUTED = note(1);
    static int variable = 6;

    static void touch() {}

    void instance() {}
  }

  static class Parent {
    static int own = note(2);

    static void touch() {}
  }

  static class Child extends Parent { static int mine = note(3); }

  static class Grandchild extends Child {
    static {
      note(4);
    }
  }

  public static int constantFieldDoesNot() {
    int a = Plain.CONSTANT;
    return trace * 10 + a;
  }

  public static int computedFinalFieldDoes() {
    int a = Plain.COMPUTED;
    return trace * 10 + a;
  }

  public static int readingAVariableDoes() {
    int a = Plain.variable;
    return trace * 10 + a;
  }

  public static int writingAVariableDoes() {
    Plain.variable = 8;
    return trace * 10 + Plain.variable;
  }

  public static int staticCallDoes() {
    Plain.touch();
    return trace;
  }

  public static int newDoes() {
    new Plain();
    return trace;
  }

  public static int onlyOnce() {
    new Plain();
    Plain.touch();
    new Plain().instance();
    return trace;
  }

  public static int arrayCreationDoesNot() {
    Plain[] row = new Plain[2];
    Plain[][] grid = new Plain[1][1];
    return trace * 10 + row.length + grid.length;
  }

  public static int castAndInstanceOfDoNot() {
    Object a = null;
    Plain p = (Plain) a;
    boolean is = a instanceof Plain;
    return trace + (p == null && !is ? 70 : 0);
  }

  public static int classLiteralDoesNot() {
    Object a = new Object();
    return trace + (a.getClass() == Plain.class ? 1 : 70);
  }

  public static int superclassesFirst() {
    new Grandchild();
    return trace;
  }

  public static int inheritedFieldInitialisesItsOwnerOnly() {
    int a = Grandchild.own;
    return trace * 10 + a;
  }

  public static int inheritedCallInitialisesItsOwnerOnly() {
    Child.touch();
    return trace;
  }

  public static int parentAlreadyDone() {
    Parent.touch();
    note(9);
    new Child();
    return trace;
  }

  public static int nullReceiverOfStaticField() {
    Child c = null;
    int a = c.mine;
    return trace * 10 + a;
  }

  public static int catchClauseDoesNot() {
    try {
      note(1);
    } catch (Signal s) {
      note(2);
    }
    return trace;
  }

  static class Signal extends RuntimeException { static int own = note(7); }

  public static int initialisedBeforeArguments() {
    two(note(1), Child.mine);
    return trace;
  }

  private static void two(int a, int b) {
    note(a + b);
  }

  public static int newInitialisesBeforeArguments() {
    new Holder(note(8));
    return trace;
  }

  static class Holder {
    static int own = note(5);
    final int value;

    Holder(int value) {
      this.value = value;
    }
  }
}
