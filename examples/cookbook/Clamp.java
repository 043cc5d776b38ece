/** A method, the same one rewritten, and the question whether it is the same. */
public class Clamp {
  static int before(int x, int low, int high) {
    if (x < low) return low;
    if (x > high) return high;
    return x;
  }

  static int after(int x, int low, int high) {
    return Math.max(low, Math.min(x, high));
  }

  static void same(int x, int low, int high) {
    assert before(x, low, high) == after(x, low, high);
  }

  static boolean ordered(int x, int low, int high) {
    return low <= high;
  }
}
