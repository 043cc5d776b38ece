package org.junit.jupiter.api;

import java.util.function.Supplier;

/** A message that is there already. */
final class Message implements Supplier<String> {
  private final String text;

  Message(String text) {
    this.text = text;
  }

  @Override
  public String get() {
    return text;
  }
}
