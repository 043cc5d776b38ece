package values;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Writes a class that claims of each method of characters what this JVM says of all 65,536 of them,
 * as comparisons with numbers. One of its claims is wrong on purpose.
 *
 * <p>usage: Ranges > LetterClaims.java
 */
public final class Ranges {
  private static final Map<String, IntUnaryOperator> METHODS = new LinkedHashMap<>();

  private Ranges() {}

  private static int number(boolean b) {
    return b ? 1 : 0;
  }

  static {
    METHODS.put("Character.isDigit(c) ? 1 : 0", c -> number(Character.isDigit((char) c)));
    METHODS.put("Character.isWhitespace(c) ? 1 : 0", c -> number(Character.isWhitespace((char) c)));
    METHODS.put("Character.isSpaceChar(c) ? 1 : 0", c -> number(Character.isSpaceChar((char) c)));
    METHODS.put("Character.isMirrored(c) ? 1 : 0", c -> number(Character.isMirrored((char) c)));
    METHODS.put("Character.isDefined(c) ? 1 : 0", c -> number(Character.isDefined((char) c)));
  }

  public static void main(String[] args) {
    System.out.println("public class LetterClaims {");
    int n = 0;
    for (Map.Entry<String, IntUnaryOperator> method : METHODS.entrySet()) {
      claim("claim" + n, method.getKey(), method.getValue());
      n++;
    }
    IntUnaryOperator digit = METHODS.values().iterator().next();
    claim("wrongAtOne", "Character.isDigit(c) ? 1 : 0",
        c -> c == 0x0e55 ? 0 : digit.applyAsInt(c)); // a Thai digit
    System.out.println("}");
  }

  private static void claim(String name, String call, IntUnaryOperator of) {
    List<Integer> firsts = new ArrayList<>();
    for (int c = 0; c < 0x10000; c++)
      if (c == 0 || of.applyAsInt(c) != of.applyAsInt(c - 1))
        firsts.add(c);
    System.out.println("  // " + call + "\n  static int " + name + "Told(char c) {");
    choose(firsts, of);
    System.out.println("  }\n  static void " + name + "(char c) {\n    assert (" + call + ") == "
        + name + "Told(c);\n  }");
  }

  private static void choose(List<Integer> firsts, IntUnaryOperator of) {
    if (firsts.size() == 1) {
      System.out.println("return " + of.applyAsInt(firsts.get(0)) + ";");
      return;
    }
    int half = firsts.size() / 2;
    System.out.println("if (c < " + firsts.get(half) + ") {");
    choose(firsts.subList(0, half), of);
    System.out.println("} else {");
    choose(firsts.subList(half, firsts.size()), of);
    System.out.println("}");
  }
}
