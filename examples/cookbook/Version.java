/** Equal versions must have equal hash codes. These do not. */
public class Version {
  int major;
  int minor;
  boolean beta;

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Version)) return false;
    Version that = (Version) other;
    return major == that.major && minor == that.minor;
  }

  @Override
  public int hashCode() {
    return (major << 8) + minor + (beta ? 1 : 0);
  }

  /** What java.lang.Object demands of both. */
  static void contract(Version a, Version b) {
    if (a == null || b == null) return;
    assert a.equals(a);
    assert a.equals(b) == b.equals(a);
    assert !a.equals(b) || a.hashCode() == b.hashCode();
  }
}
