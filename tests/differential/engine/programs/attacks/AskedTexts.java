package attacks;

import java.util.ArrayList;
import java.util.List;

/** Concatenations that ask objects for their texts: at once, in order, and once. */
public class AskedTexts {
  static class Counting {
    int asked;

    Counting(int asked) {
      this.asked = asked;
    }

    @Override
    public String toString() {
      asked++;
      return "C" + asked;
    }
  }

  static class Silent {
    @Override
    public String toString() {
      return null;
    }
  }

  static String order(int a) {
    Counting c = new Counting(a);
    return c + "," + c.asked + "," + c;
  }

  static int askedThoughNobodyLooks(int a) {
    Counting c = new Counting(a);
    String unused = "is " + c + a;
    return c.asked;
  }

  static String nothing(boolean none) {
    Object o = none ? null : "x";
    return "a" + o + 'c' + 1L;
  }

  static String silent() {
    return "v" + new Silent();
  }

  static String thrown(int a) {
    Object o = new Object() {
      @Override
      public String toString() {
        if (a > 3) throw new IllegalStateException("x" + a);
        return "ok";
      }
    };
    return a + " " + o;
  }

  static boolean looked(boolean a) {
    Boolean boxed = a;
    return ("is " + boxed).equals("is true");
  }

  static void message(Integer x) {
    if (x != null) throw new IllegalArgumentException("bad " + x);
  }

  static String element(int a, long b) {
    List<Object> list = new ArrayList<>();
    list.add(a);
    list.add(b);
    return list.get(0) + "/" + list.get(1);
  }

  static String fraction(boolean whole) {
    Object o = whole ? (Object) 1 : (Object) 1.5;
    return "n" + o + 2.5;
  }

  static boolean same(int a) {
    Integer x = a;
    return ("k" + x) == ("k" + x);
  }
}
