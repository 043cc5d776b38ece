package cases;

/** Inner, local and anonymous classes: the outer instance, captured variables, nestmates. */
public class InnerClasses {
  private int value;
  private static int shared = 100;

  InnerClasses(int value) {
    this.value = value;
  }

  class Inner {
    int value = 7;

    int both() {
      return value * 10 + InnerClasses.this.value;
    }

    void bump() {
      InnerClasses.this.value++;
      shared--;
    }

    class Deeper {
      int sum() {
        return value + InnerClasses.this.value + shared;
      }
    }

    int deeper() {
      return new Deeper().sum();
    }
  }

  Inner make() {
    return new Inner();
  }

  interface Step {
    int apply(int a);
  }

  abstract static class Template {
    final int first;

    Template() {
      first = fill();
    }

    abstract int fill();
  }

  static class Wrapper<T> {
    T content;

    class View {
      T look() {
        return content;
      }
    }

    View view() {
      return new View();
    }
  }

  public static int innerSeesBothValues() {
    return new InnerClasses(3).make().both();
  }

  public static int innerWritesOuter() {
    InnerClasses outer = new InnerClasses(3);
    Inner inner = outer.make();
    inner.bump();
    inner.bump();
    return outer.value * 1000 + shared;
  }

  public static int twoOuters() {
    Inner a = new InnerClasses(1).make();
    Inner b = new InnerClasses(2).make();
    a.bump();
    return a.both() * 100 + b.both();
  }

  public static int innerOfInner() {
    return new InnerClasses(5).make().deeper();
  }

  public static int localClassCaptures() {
    int base = 40;
    int[] cell = {0};
    class Adder {
      int add(int n) {
        cell[0]++;
        return base + n;
      }
    }
    Adder adder = new Adder();
    int sum = adder.add(1) + adder.add(2);
    return sum * 10 + cell[0];
  }

  public static int anonymousImplementsInterface() {
    long factor = 3;
    Step step = new Step() {
      int calls;

      public int apply(int a) {
        return (int) (a * factor) + ++calls;
      }
    };
    return step.apply(step.apply(4));
  }

  public static int anonymousExtendsClass() {
    int captured = 6;
    Template t = new Template() {
      int own = 9;

      int fill() {
        return captured * 10 + own;
      }
    };
    return t.first * 100 + t.fill();
  }

  public static int capturedPerIteration() {
    Step[] steps = new Step[3];
    for (int i = 0; i < 3; i++) {
      int mine = i * i;
      steps[i] = new Step() {
        public int apply(int a) {
          return a + mine;
        }
      };
    }
    return steps[0].apply(10) * 10000 + steps[1].apply(10) * 100 + steps[2].apply(10);
  }

  public static int innerOfGeneric() {
    Wrapper<int[]> wrapper = new Wrapper<>();
    Wrapper<int[]>.View view = wrapper.view();
    wrapper.content = new int[] {4, 5};
    return view.look()[1];
  }

  private int secret(int a) {
    return a + value;
  }

  public static int anonymousCallsPrivateOuter() {
    return new InnerClasses(8).useSecret();
  }

  private int useSecret() {
    Step step = new Step() {
      public int apply(int a) {
        return secret(a) * 2;
      }
    };
    return step.apply(1);
  }

  static class Account {
    private int balance = 50;

    static class Auditor {
      private int look(Account a) {
        return a.balance--;
      }
    }
  }

  public static int nestmatesSharePrivates() {
    Account a = new Account();
    int seen = new Account.Auditor().look(a);
    a.balance += 2;
    return seen * 100 + a.balance;
  }

  static class Recursive {
    int depth(int n) {
      class Level {
        int go() {
          return n == 0 ? 0 : depth(n - 1) + 1;
        }
      }
      return new Level().go();
    }
  }

  public static int localClassRecursion() {
    return new Recursive().depth(6);
  }
}
