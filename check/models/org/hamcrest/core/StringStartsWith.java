package org.hamcrest.core;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class StringStartsWith extends Silent<String> {
  private final String part;

  public StringStartsWith(String part) {
    if (part == null) throw new IllegalArgumentException();
    this.part = part;
  }

  @Override
  public boolean matches(Object actual) {
    return actual instanceof String && ((String) actual).startsWith(part);
  }

  public static Matcher<String> startsWith(String part) {
    return new StringStartsWith(part);
  }
}
