package symbolic;

/** Static fields that are part of the input, and change. */
public class StaticInputs {
  public static int counter;
  public static boolean open;
  public static Node shared;
  public static long total;

  public static int step(int a) {
    if (!open)
      return -1;
    counter += a;
    if (counter > 10)
      open = false;
    return counter;
  }

  public static int viaShared(Node n) {
    if (shared == null) {
      shared = n;
      return 1;
    }
    n.value = 5;
    return shared.value == 5 ? shared == n ? 2 : 3 : 4;
  }

  public static boolean accumulate(long a) {
    total += a;
    return total < 0;
  }

  public static int pushShared(int value) {
    Node made = new Node();
    made.value = value;
    made.next = shared;
    shared = made;
    return made.next == null ? 0 : made.next.value;
  }
}
