package org.hamcrest;

public interface Matcher<T> extends SelfDescribing {
  boolean matches(Object actual);

  void describeMismatch(Object actual, Description mismatch);

  @Deprecated
  void _dont_implement_Matcher___instead_extend_BaseMatcher_();
}
