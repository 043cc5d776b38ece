package attacks;

/** What is appended to builders, seen through results, fields, statics and exceptions. */
public class Builders {
  static StringBuilder shared = new StringBuilder();

  static class Log {
    StringBuilder text;
    Log next;
  }

  static StringBuilder returned(int n) {
    return new StringBuilder().append("n=").append(n < 0 ? 'x' : 'y').append(n == 3);
  }

  static Object asObject(boolean flag) {
    StringBuilder b = new StringBuilder().append(flag);
    return flag ? b : b.toString();
  }

  static void intoField(Log log, int n) {
    log.text = new StringBuilder();
    log.text.append(n > 0);
    if (log.next != null) log.next.text = log.text;
  }

  static void intoStatic(boolean a) {
    shared = new StringBuilder();
    shared.append(a ? "yes" : "no");
  }

  static void thrownAfter(Log log, int n) {
    log.text = new StringBuilder();
    log.text.append(n % 2 == 0);
    throw new IllegalStateException("n is " + n);
  }

  static int aliases(Log a, Log b, int n) {
    a.text = new StringBuilder();
    b.text = new StringBuilder();
    a.text.append(n == 7);
    return b.text.length();
  }

  static String message(int a, int b) {
    if (a < b) return new StringBuilder().append("less by ").append(b - a).toString();
    throw new IllegalArgumentException(new StringBuilder().append(a).append(" >= ").append(b).toString());
  }

  static int lengthOf(byte n) {
    StringBuilder b = new StringBuilder();
    b.append("v").append(n);
    return b.length();
  }

  static boolean sameText(boolean a, boolean b) {
    return new StringBuilder().append(a).toString().equals(new StringBuilder().append(b).toString());
  }

  static int given(StringBuilder b, char c) {
    b.append(c);
    return b.length();
  }

  static String ofArray(String[] parts) {
    StringBuilder b = new StringBuilder();
    for (String part : parts) b.append(part).append(';');
    return b.toString();
  }

  static StringBuilder[] several(boolean a) {
    StringBuilder one = new StringBuilder().append(1), two = new StringBuilder().append(2);
    StringBuilder chosen = a ? one : two;
    chosen.append("!");
    return new StringBuilder[] {one, two, chosen};
  }
}
