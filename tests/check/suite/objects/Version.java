package suite;

import java.util.Comparator;
import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Version numbers with the contracts of equals, hashCode and compareTo. */
public class Version implements Comparable<Version> {
  int major;
  int minor;
  boolean preview;

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Version v)) return false;
    return major == v.major && minor == v.minor && preview == v.preview;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * major + minor) + (preview ? 1 : 0);
  }

  @Override
  public int compareTo(Version other) {
    int order = Integer.compare(major, other.major);
    if (order == 0) order = Integer.compare(minor, other.minor);
    return order != 0 ? order : Boolean.compare(other.preview, preview);
  }

  static final Comparator<Version> NEWEST_FIRST =
      (a, b) -> b.compareTo(a);

  static Version newer(Version a, Version b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  @Property
  static boolean equalMeansComparedEqual(
      @ForAll @NotNull Version a, @ForAll @NotNull Version b) {
    return a.equals(b) == (a.compareTo(b) == 0);
  }

  @Property
  static boolean equalHaveEqualHashes(
      @ForAll @NotNull Version a, @ForAll @NotNull Version b) {
    return !a.equals(b) || a.hashCode() == b.hashCode();
  }

  @Property
  static boolean comparisonIsTransitive(
      @ForAll @NotNull Version a, @ForAll @NotNull Version b, @ForAll @NotNull Version c) {
    Assume.that(a.compareTo(b) <= 0 && b.compareTo(c) <= 0);
    return a.compareTo(c) <= 0;
  }

  @Property
  static boolean newestFirstTurnsTheOrder(
      @ForAll @NotNull Version a, @ForAll @NotNull Version b) {
    return NEWEST_FIRST.compare(a, b) == 0 == (a.compareTo(b) == 0);
  }

  @Property
  static boolean newerIsOneOfThem(@ForAll @NotNull Version a, @ForAll @NotNull Version b) {
    Version newer = newer(a, b);
    return newer == a || newer == b;
  }
}
