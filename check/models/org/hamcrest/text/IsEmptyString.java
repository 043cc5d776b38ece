package org.hamcrest.text;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public final class IsEmptyString extends Silent<String> {
  private final boolean orNull;

  private IsEmptyString(boolean orNull) {
    this.orNull = orNull;
  }

  @Override
  public boolean matches(Object actual) {
    return actual == null ? orNull : actual.equals("");
  }

  public static Matcher<String> emptyString() {
    return new IsEmptyString(false);
  }

  public static Matcher<String> emptyOrNullString() {
    return new IsEmptyString(true);
  }
}
