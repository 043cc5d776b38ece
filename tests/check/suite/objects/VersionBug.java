package suite;

import java.util.Comparator;
import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * VersionBug numbers with the contracts of equals, hashCode and compareTo.
 *
 * <p>Bugs are seeded.
 */
public class VersionBug implements Comparable<VersionBug> {
  int major;
  int minor;
  boolean preview;

  @Override
  public boolean equals(Object other) {
    // Seeded: field forgotten.
    if (!(other instanceof VersionBug v)) return false;
    return major == v.major && minor == v.minor;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * major + minor) + (preview ? 1 : 0);
  }

  @Override
  public int compareTo(VersionBug other) {
    // Seeded: overflow.
    int order = major - other.major;
    if (order == 0) order = minor - other.minor;
    return order != 0 ? order : Boolean.compare(other.preview, preview);
  }

  static final Comparator<VersionBug> NEWEST_FIRST =
      // Seeded: wrong comparator.
      (a, b) -> a.major == b.major ? 0 : b.compareTo(a);

  static VersionBug newer(VersionBug a, VersionBug b) {
    // Seeded: alias bug, null for equal references.
    return a == b ? null : a.compareTo(b) >= 0 ? a : b;
  }

  @Property
  static boolean equalMeansComparedEqual(
      @ForAll @NotNull VersionBug a, @ForAll @NotNull VersionBug b) {
    return a.equals(b) == (a.compareTo(b) == 0);
  }

  @Property
  static boolean equalHaveEqualHashes(
      @ForAll @NotNull VersionBug a, @ForAll @NotNull VersionBug b) {
    return !a.equals(b) || a.hashCode() == b.hashCode();
  }

  @Property
  static boolean comparisonIsTransitive(
      @ForAll @NotNull VersionBug a, @ForAll @NotNull VersionBug b, @ForAll @NotNull VersionBug c) {
    Assume.that(a.compareTo(b) <= 0 && b.compareTo(c) <= 0);
    return a.compareTo(c) <= 0;
  }

  @Property
  static boolean newestFirstTurnsTheOrder(
      @ForAll @NotNull VersionBug a, @ForAll @NotNull VersionBug b) {
    return NEWEST_FIRST.compare(a, b) == 0 == (a.compareTo(b) == 0);
  }

  @Property
  static boolean newerIsOneOfThem(@ForAll @NotNull VersionBug a, @ForAll @NotNull VersionBug b) {
    VersionBug newer = newer(a, b);
    return newer == a || newer == b;
  }
}
