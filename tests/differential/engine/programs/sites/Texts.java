package sites;

import java.util.function.BooleanSupplier;

/** Strings put together from input. */
public class Texts {
  public static int lengthOf(boolean b, char c) {
    String s = "[" + b + c + "]";
    return s.length() * 1000 + s.charAt(5);
  }

  public static String small(int x) {
    return x < 0 || x > 99 ? null : "x=" + x;
  }

  public static String around(String s) {
    return "<" + s + ">";
  }

  public static boolean isLiteral(String s) {
    BooleanSupplier same = () -> s == "word";
    return same.getAsBoolean();
  }

  public static boolean isNew(String s) {
    return s + "" == s;
  }
}
