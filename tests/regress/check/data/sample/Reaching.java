package sample;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import net.jqwik.api.Property;
import summa.Summa;

/** Tests that come to their assertions, and some that never do. */
public class Reaching {
  static int abs(int x) {
    if (x < 0) {
      return -x;
    }
    if (x > 100 && x < 0) {
      x = 100;
      x++;
    }
    return x;
  }

  @Property
  void asserts(int x) {
    assertTrue(abs(x) == x || x < 0);
  }

  @Property
  void neverAsserts(int x) {
    if (x > 0 && x < 0) {
      assertTrue(abs(x) > 0);
    }
  }

  @Property
  void neverFails(int x) {
    if (x > 0 && x < 0) {
      fail();
    }
  }

  @Property
  void neverComesThere(int x) {
    if (x > 0 && x < 0) {
      assert false : "nobody is here";
    }
  }

  @Property
  void neverStates(int x) {
    if (x > 0 && x < 0) {
      assert abs(x) > 0;
    }
  }

  @Property
  void assertsElsewhere(int x) {
    if (x > 0 && x < 0) {
      assertTrue(false);
    }
    claim(x);
  }

  @Property
  void assertsInLambda(int x) {
    Runnable r = () -> assertTrue(x == x);
    r.run();
  }

  @Property
  void claimsNothing(int x) {
    abs(x);
  }

  @Property
  void covers(int x) {
    if (x == 77) Summa.cover();
    Summa.check(abs(x) != 0 || x == 0);
  }

  @Property
  void neverCovers(int x) {
    if (x > 0 && x < 0) Summa.cover();
    Summa.check(abs(x) != 0 || x == 0);
  }

  @Property
  boolean returns(int x) {
    if (x > 0 && x < 0) assertTrue(false);
    return true;
  }

  private static void claim(int x) {
    assertTrue(x == x);
  }
}
