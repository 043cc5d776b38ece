package org.junit.platform.commons;

public class JUnitException extends RuntimeException {
  public JUnitException(String message) {
    super(message);
  }

  public JUnitException(String message, Throwable cause) {
    super(message, cause);
  }
}
