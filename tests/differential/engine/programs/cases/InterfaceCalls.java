package cases;

/** invokeinterface, default and static interface methods, diamonds (JVMS 5.4.6, 6.5). */
public class InterfaceCalls {
  interface Named {
    int name();

    default int twice() {
      return name() * 2;
    }

    static int of(Named n) {
      return n.name() + 1000;
    }

    private int hidden() {
      return name() + 7;
    }

    default int shown() {
      return hidden();
    }
  }

  interface Left extends Named {
    @Override
    default int twice() {
      return 20;
    }
  }

  interface Right extends Named {
    @Override
    default int twice() {
      return 30;
    }
  }

  static class Plain implements Named {
    public int name() {
      return 5;
    }
  }

  static class OnlyLeft extends Plain implements Left {}

  static class Both implements Left, Right {
    public int name() {
      return 6;
    }

    @Override
    public int twice() {
      return Left.super.twice() * 100 + Right.super.twice();
    }
  }

  static class ClassWins extends Plain implements Left {
    @Override
    public int twice() {
      return 40;
    }
  }

  static class StillWins extends ClassWins implements Right {}

  abstract static class Unfinished implements Named {
    int half() {
      return name() / 2;
    }
  }

  static class Finished extends Unfinished {
    public int name() {
      return 9;
    }
  }

  static class SuperDefault extends Plain {
    @Override
    public int twice() {
      return super.twice() + 1;
    }
  }

  public static int defaultCallsBack() {
    Named n = new Plain();
    return n.twice();
  }

  public static int moreSpecificDefaultWins() {
    Named n = new OnlyLeft();
    return n.twice();
  }

  public static int diamondResolvedExplicitly() {
    Right r = new Both();
    return r.twice();
  }

  public static int classBeatsInterface() {
    Left l = new ClassWins();
    return l.twice();
  }

  public static int inheritedClassMethodBeatsDefault() {
    Right r = new StillWins();
    Left l = new StillWins();
    return r.twice() * 100 + l.twice();
  }

  public static int staticInterfaceMethod() {
    return Named.of(new Plain());
  }

  public static int privateInterfaceMethod() {
    Named n = new Both();
    return n.shown();
  }

  public static int abstractClassCallsInterfaceMethod() {
    return new Finished().half();
  }

  public static int superReachesDefault() {
    Plain p = new SuperDefault();
    return p.twice();
  }

  public static int interfaceCallOnNull() {
    Named n = null;
    return n.name();
  }

  public static int manyReceiversAtOneSite() {
    Named[] all = {new Plain(), new OnlyLeft(), new Both(), new ClassWins(), new Finished()};
    int sum = 0;
    for (Named n : all) sum = sum * 7 + n.twice();
    return sum;
  }

  public static boolean objectMethodThroughInterface() {
    Named n = new Both();
    return n.getClass() == Both.class;
  }
}
