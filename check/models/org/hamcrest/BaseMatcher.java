package org.hamcrest;

public abstract class BaseMatcher<T> implements Matcher<T> {
  @Override
  @Deprecated
  public final void _dont_implement_Matcher___instead_extend_BaseMatcher_() {}

  @Override
  public void describeMismatch(Object item, Description description) {
    description.appendText("was ").appendValue(item);
  }

  protected static boolean isNotNull(Object actual, Description mismatch) {
    return actual != null;
  }
}
