package org.junit;

public class ComparisonFailure extends AssertionError {
  private final String expected;
  private final String actual;

  public ComparisonFailure(String message, String expected, String actual) {
    super(message, null);
    this.expected = expected;
    this.actual = actual;
  }

  public String getExpected() {
    return expected;
  }

  public String getActual() {
    return actual;
  }
}
