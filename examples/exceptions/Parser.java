/** Exceptions by input: thrown, caught, finally. */
public class Parser {
  static class Bad extends RuntimeException {
    final int where;

    Bad(int where) {
      this.where = where;
    }
  }

  int used;

  int digit(int[] text, int at) {
    int c = text[at];
    if (c < 0 || c > 9) throw new Bad(at);
    return c;
  }

  int two(int[] text) {
    try {
      return 10 * digit(text, 0) + digit(text, 1);
    } catch (ArrayIndexOutOfBoundsException e) {
      return -1;
    } finally {
      used++;
    }
  }
}
