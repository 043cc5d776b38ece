package edge;

import java.util.StringJoiner;

/** StringBuilder, StringBuffer and StringJoiner. */
public final class Builders {
  private Builders() {}

  public static String appendKinds() {
    return new StringBuilder().append(1).append('c').append(2L).append(true).append("s")
        .append((String) null).append(new char[] {'x'}).toString();
  }

  public static String appendDouble() {
    return new StringBuilder().append(1.5).append(2.25f).toString();
  }

  public static String appendLimits() {
    return new StringBuilder().append(Integer.MIN_VALUE).append(Long.MIN_VALUE).toString();
  }

  public static String reversed() {
    return new StringBuilder("abc").reverse().toString();
  }

  public static String inserted() {
    return new StringBuilder("ad").insert(1, "bc").insert(0, 7).insert(5, '!').toString();
  }

  public static String insertedBeyondTheEnd() {
    return new StringBuilder("ad").insert(3, "x").toString();
  }

  public static String deleted() {
    return new StringBuilder("abcdef").delete(1, 3).deleteCharAt(0).toString();
  }

  public static String deletedBeyondTheEnd() {
    return new StringBuilder("abc").deleteCharAt(3).toString();
  }

  public static String replaced() {
    return new StringBuilder("abcdef").replace(1, 4, "X").toString();
  }

  public static String setChar() {
    StringBuilder text = new StringBuilder("abc");
    text.setCharAt(1, '\u4e2d');
    return text.toString();
  }

  public static int setLength() {
    StringBuilder text = new StringBuilder("abc");
    text.setLength(5);
    return text.length() * 1000 + text.charAt(4) + text.indexOf("c");
  }

  public static int capacityGrows() {
    StringBuilder text = new StringBuilder();
    int first = text.capacity();
    for (int i = 0; i < 20; i++) text.append(i);
    return first * 10000 + text.length() * 100 + (text.capacity() >= text.length() ? 1 : 0);
  }

  public static int negativeCapacity() {
    return new StringBuilder(-1).length();
  }

  public static int grownFarBeyond() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 300; i++) text.append((char) ('a' + i % 26));
    return text.toString().hashCode();
  }

  public static String buffer() {
    return new StringBuffer("x").append(1).insert(0, "y").reverse().toString();
  }

  public static String joiner() {
    return new StringJoiner(", ", "[", "]").add("a").add("b").toString();
  }

  public static String emptyJoiner() {
    return new StringJoiner(",").setEmptyValue("none").toString();
  }

  public static int comparedBuilders() {
    return new StringBuilder("a").compareTo(new StringBuilder("c"));
  }

  public static boolean equalByIdentity() {
    return new StringBuilder("a").equals(new StringBuilder("a"));
  }

  public static String loopConcatenation() {
    String text = "";
    for (int i = 0; i < 5; i++) text += i + ",";
    return text;
  }

  public static int lastIndex() {
    return new StringBuilder("abcabc").lastIndexOf("bc");
  }

  public static String subSequence() {
    CharSequence text = new StringBuilder("abcdef");
    return text.subSequence(2, 4).toString() + text.charAt(0);
  }
}
