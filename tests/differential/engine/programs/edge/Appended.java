package edge;

import java.util.ArrayList;
import java.util.List;

/** String builders: what is appended may wait, and nobody may notice. */
public class Appended {
  public static String twice() {
    StringBuilder b = new StringBuilder();
    b.append("a").append(1);
    String first = b.toString();
    b.append('c').append(2L).append(true);
    return first + "|" + b + "|" + b.toString();
  }

  public static int lengths() {
    StringBuilder b = new StringBuilder();
    int sum = 0;
    for (int i = 0; i < 5; i++) {
      b.append(i * 7);
      sum = sum * 10 + b.length();
    }
    return sum;
  }

  public static String reversed() {
    return new StringBuilder().append("abc").append(12).reverse().append('!').toString();
  }

  public static String inserted() {
    StringBuilder b = new StringBuilder().append("world");
    b.insert(0, "hello ").append(1.5f).deleteCharAt(0).setCharAt(0, 'E');
    return b.toString();
  }

  public static String cut() {
    StringBuilder b = new StringBuilder();
    b.append("one").append(',').append("two").append(',');
    b.setLength(b.length() - 1);
    return b.append(".").toString();
  }

  public static String emptied() {
    StringBuilder b = new StringBuilder();
    b.append("gone");
    b.setLength(0);
    b.append("new").append(3);
    return b.toString();
  }

  public static boolean isEmpty() {
    StringBuilder b = new StringBuilder();
    boolean before = b.isEmpty();
    b.append("");
    boolean between = b.isEmpty();
    b.append('x');
    return before && between && !b.isEmpty();
  }

  public static String ofNull() {
    return new StringBuilder().append((String) null).append((Object) null).toString();
  }

  public static String toItself() {
    StringBuilder b = new StringBuilder();
    b.append("ab").append(b).append(b.toString());
    return b.toString();
  }

  public static String ofAnother() {
    StringBuilder a = new StringBuilder(), b = new StringBuilder("b");
    a.append(1).append('-');
    b.append(a).append(a.length()).append(a, 0, 1);
    a.append(b);
    return a.toString();
  }

  public static String wide() {
    StringBuilder b = new StringBuilder();
    b.append('\u00e4').append("\u4e2d").append('z').append(-5);
    return b.toString() + b.length() + (int) b.charAt(1);
  }

  public static String many() {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < 40; i++) b.append(i).append(i % 2 == 0 ? "," : ";");
    return b.toString();
  }

  public static int compared() {
    StringBuilder a = new StringBuilder(), b = new StringBuilder();
    a.append("x").append(1);
    b.append("x").append(2);
    return Integer.signum(a.compareTo(b)) + (a.equals(a) ? 10 : 0) + (a.equals(b) ? 100 : 0);
  }

  public static int hash() {
    return new StringBuilder().append("h").append(7).toString().hashCode();
  }

  static StringBuilder held = new StringBuilder();

  public static String ofStatic() {
    held.append("s").append(1);
    StringBuilder other = held;
    other.append("t");
    return held.toString();
  }

  public static boolean emptyIsNoNewString() {
    StringBuilder b = new StringBuilder();
    b.append("").append("");
    return b.toString() == b.toString();
  }

  public static boolean fullIsNew() {
    StringBuilder b = new StringBuilder().append("a").append("");
    return b.toString() == b.toString();
  }

  static class Log {
    final StringBuilder text = new StringBuilder();
    final List<StringBuilder> lines = new ArrayList<>();

    Log add(Object o) {
      text.append(o).append(';');
      StringBuilder line = new StringBuilder().append(lines.size()).append(": ").append(o);
      lines.add(line);
      return this;
    }
  }

  public static String logged() {
    Log log = new Log().add(1).add("two").add(3.0).add('4').add(null);
    for (StringBuilder line : log.lines) line.append('.');
    return log.text + log.lines.toString();
  }

  public static String thrown() {
    StringBuilder b = new StringBuilder();
    try {
      b.append("before").append(1 / held.indexOf("nothing") + 2);
      Object o = b.append(1);
      return (String) o;
    } catch (ClassCastException e) {
      return b.append("caught").toString();
    }
  }

  public static String chars() {
    char[] to = new char[4];
    StringBuilder b = new StringBuilder().append("wxyz").append(0);
    b.getChars(1, 4, to, 0);
    return new String(to, 0, 3) + b.chars().sum() + b.codePointAt(0) + b.subSequence(3, 5);
  }

  public static String capacity() {
    StringBuilder b = new StringBuilder();
    b.append("0123456789").append("0123456789");
    int grown = b.capacity();
    b.trimToSize();
    return grown + "," + b.capacity();
  }

  public static String interned() {
    String text = new StringBuilder().append("ed").append("ge").toString();
    return text == "edge" ? "same" : text.intern() == "edge" ? "interned" : "?";
  }

  static String given(StringBuilder b) {
    return b.append("given").append(1).toString();
  }

  public static String passed() {
    StringBuilder b = new StringBuilder().append(9);
    return given(b) + b;
  }
}
