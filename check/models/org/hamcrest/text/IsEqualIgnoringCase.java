package org.hamcrest.text;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsEqualIgnoringCase extends Silent<String> {
  private final String expected;

  public IsEqualIgnoringCase(String expected) {
    if (expected == null) throw new IllegalArgumentException();
    this.expected = expected;
  }

  @Override
  public boolean matches(Object actual) {
    return actual instanceof String
        && expected.equalsIgnoreCase((String) actual);
  }

  public static Matcher<String> equalToIgnoringCase(String expected) {
    return new IsEqualIgnoringCase(expected);
  }
}
