package probe;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.WithNull;

/** Properties that always hold: how many inputs there are is known otherwise. */
public class Counting {
  static class Link {
    Link next;
  }

  static class Fork {
    Fork left;
    Fork right;
  }

  interface Part {}

  static class Leaf implements Part {}

  static class Pair implements Part {
    Part first;
    Part second;
  }

  @Property
  static boolean oneLink(@ForAll @WithNull Link a) {
    return true;
  }

  @Property
  static boolean twoLinks(@ForAll @WithNull Link a, @ForAll @WithNull Link b) {
    return true;
  }

  @Property
  static boolean linkThatIsThere(@ForAll Link a) {
    return true;
  }

  @Property
  static boolean oneFork(@ForAll @WithNull Fork a) {
    return true;
  }

  @Property
  static boolean twoForks(@ForAll @WithNull Fork a, @ForAll @WithNull Fork b) {
    return true;
  }

  @Property
  static boolean onePart(@ForAll @WithNull Part a) {
    return true;
  }

  @Property
  static boolean flags(@ForAll boolean[] a) {
    return true;
  }

  @Property
  static boolean rows(@ForAll boolean[][] a) {
    return true;
  }
}
