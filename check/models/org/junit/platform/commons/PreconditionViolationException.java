package org.junit.platform.commons;

public class PreconditionViolationException extends JUnitException {
  public PreconditionViolationException(String message) {
    super(message);
  }

  public PreconditionViolationException(String message, Throwable cause) {
    super(message, cause);
  }
}
