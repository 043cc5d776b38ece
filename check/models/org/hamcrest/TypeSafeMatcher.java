package org.hamcrest;

/**
 * The base of matchers that people write. The real one finds the type in the
 * signature of matchesSafely; here something of another type is a
 * ClassCastException, unless the constructor was told the type.
 */
public abstract class TypeSafeMatcher<T> extends BaseMatcher<T> {
  private final Class<?> expected;

  protected TypeSafeMatcher() {
    this(Object.class);
  }

  protected TypeSafeMatcher(Class<?> expected) {
    this.expected = expected;
  }

  protected abstract boolean matchesSafely(T item);

  protected void describeMismatchSafely(T item, Description mismatch) {
    super.describeMismatch(item, mismatch);
  }

  @Override
  @SuppressWarnings("unchecked")
  public final boolean matches(Object item) {
    return expected.isInstance(item) && matchesSafely((T) item);
  }
}
