package org.hamcrest;

/** A matcher that says nothing of itself: the base of those modelled. */
public abstract class Silent<T> extends BaseMatcher<T> {
  @Override
  public void describeTo(Description description) {}
}
