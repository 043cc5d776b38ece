package symbolic;

/** Links both ways, which an input may break. */
public class Twins {
  public static boolean agrees(Twin t) {
    if (t == null)
      return true;
    if (t.after != null && t.after.before != t)
      return false;
    return t.before == null || t.before.after == t;
  }

  public static void unlink(Twin t) {
    if (t.before != null)
      t.before.after = t.after;
    if (t.after != null)
      t.after.before = t.before;
    t.before = t.after = null;
  }

  public static int insertAfter(Twin at, Twin made) {
    made.before = at;
    made.after = at.after;
    if (at.after != null)
      at.after.before = made;
    at.after = made;
    return made.after == made ? 1 : made.after == null ? 2 : 3;
  }

  public static int walkBothWays(Twin t) {
    int sum = 0;
    Twin n = t;
    for (int steps = 0; n != null && steps < 2; steps++, n = n.after) sum += n.value;
    n = t;
    for (int steps = 0; n != null && steps < 2; steps++, n = n.before) sum -= n.value;
    return sum;
  }
}
