package org.junit.internal;

public class ArrayComparisonFailure extends AssertionError {
  public ArrayComparisonFailure(
      String message, AssertionError cause, int index) {
    super(message, cause);
  }
}
