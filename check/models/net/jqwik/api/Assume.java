package net.jqwik.api;

import org.opentest4j.TestAbortedException;

/** jqwik's assumption. */
public class Assume {
  private Assume() {}

  public static void that(boolean condition) {
    if (!condition) throw new TestAbortedException();
  }
}
