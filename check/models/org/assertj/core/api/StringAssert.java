package org.assertj.core.api;

public class StringAssert extends AbstractStringAssert<StringAssert> {
  public StringAssert(String actual) {
    super(actual, StringAssert.class);
  }
}
