package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class StringEndsWith extends Silent<String> {
  private final String part;

  public StringEndsWith(String part) {
    if (part == null) throw new IllegalArgumentException();
    this.part = part;
  }

  @Override
  public boolean matches(Object actual) {
    return actual instanceof String && ((String) actual).endsWith(part);
  }

  public static Matcher<String> endsWith(String part) {
    return new StringEndsWith(part);
  }
}
