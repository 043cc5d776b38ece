package symbolic;

/** Strings of the input that may be the program's own literals. */
public class Literals {
  static final String CONSTANT = "constant";

  static class Holder {
    String name;
    Object any;
  }

  public static boolean isLiteral(String text) {
    return text == "literal";
  }

  public static int which(String a, String b) {
    if (a == "one")
      return b == "one" ? 1 : 2;
    if (a == "two")
      return 3;
    return a == b ? 4 : 5;
  }

  public static boolean isConstant(String text) {
    return text == CONSTANT;
  }

  static String made() {
    return "made";
  }

  public static int fromAnotherMethod(String text) {
    return text == made() ? 1 : 0;
  }

  public static Object held(Holder holder) {
    if (holder == null)
      return "none";
    return holder.name == holder.any ? holder.name : holder.any == "any" ? holder : "other";
  }

  public static boolean returned(String text) {
    String twin = "twin";
    return text != null && twin == text;
  }
}
