package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class StringContains extends Silent<String> {
  private final String part;

  public StringContains(String part) {
    if (part == null) throw new IllegalArgumentException();
    this.part = part;
  }

  @Override
  public boolean matches(Object actual) {
    return actual instanceof String && ((String) actual).contains(part);
  }

  public static Matcher<String> containsString(String part) {
    return new StringContains(part);
  }
}
