package org.assertj.core.api;

public class ObjectAssert<ACTUAL>
    extends AbstractObjectAssert<ObjectAssert<ACTUAL>, ACTUAL> {
  public ObjectAssert(ACTUAL actual) {
    super(actual, ObjectAssert.class);
  }
}
