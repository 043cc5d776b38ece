/** Reads "12" or "-3": what can go wrong? */
public class Amount {
  static int parse(char[] text) {
    int at = 0;
    boolean negative = text[0] == '-';
    if (negative) at++;
    int value = 0;
    for (; at < text.length; at++) {
      if (text[at] < '0' || text[at] > '9') throw new IllegalArgumentException("no digit");
      value = 10 * value + (text[at] - '0');
    }
    return negative ? -value : value;
  }
}
