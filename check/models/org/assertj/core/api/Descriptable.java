package org.assertj.core.api;

public interface Descriptable<SELF> {
  SELF as(String description, Object... args);

  SELF describedAs(String description, Object... args);
}
