package junit.framework;

public class ComparisonFailure extends AssertionFailedError {
  private final String expected;
  private final String actual;

  public ComparisonFailure(String message, String expected, String actual) {
    super(message);
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
