package cases;

/** Recursive requests: a class whose initialisation runs is taken as it is (JVMS 5.5 step 3). */
public class InitCycles {
  static int trace;

  static int note(int digit) {
    trace = trace * 10 + digit;
    return digit;
  }

  static class Chicken {
    static int egg = Egg.chicken + 1;
    static int value = note(1);
  }

  static class Egg {
    static int chicken = Chicken.egg + 10;
    static int value = note(2);
  }

  static class Base {
    static int value = note(3);
    static int fromDerived = Derived.value;
  }

  static class Derived extends Base { static int value = note(4); }

  static class Single {
    static Single only = new Single();
    static int start = 5;
    int seen = start;
    static int after = only.seen * 10 + start;
  }

  static class Counted {
    static int count;
    static Counted first = new Counted();
    static Counted second = new Counted();
    static int countAtEnd = count;
    final int number = ++count;
  }

  static class Reset {
    static Reset first = new Reset();
    static int count = 0;
    static int silent;

    Reset() {
      count++;
      silent++;
    }
  }

  static class SelfCall {
    static int depth = dive(4);
    static int late = 3;

    static int dive(int n) {
      return n == 0 ? late : SelfCall.dive(n - 1) + 1;
    }
  }

  public static int enterThroughChicken() {
    return Chicken.egg * 1000 + Egg.chicken * 10 + trace % 10;
  }

  public static int enterThroughEgg() {
    return Egg.chicken * 1000 + Chicken.egg * 10 + trace % 10;
  }

  public static int orderOfCycle() {
    int a = Egg.value;
    return trace * 10 + a;
  }

  public static int baseAsksDerivedForDefault() {
    int a = Base.fromDerived;
    return trace * 10 + a;
  }

  public static int derivedFirst() {
    int a = Derived.value;
    return trace * 100 + a * 10 + Base.fromDerived;
  }

  public static int singletonSeesDefaults() {
    return Single.after * 10 + Single.only.seen;
  }

  public static int countedInstances() {
    return Counted.countAtEnd * 100 + Counted.first.number * 10 + Counted.second.number;
  }

  public static int initialiserUndoesConstructor() {
    return Reset.count * 10 + Reset.silent;
  }

  public static int callsDuringOwnInitialisation() {
    return SelfCall.depth * 10 + SelfCall.late;
  }
}
