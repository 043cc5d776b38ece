package org.assertj.core.api;

public class ObjectArrayAssert<ELEMENT>
    extends AbstractObjectArrayAssert<ObjectArrayAssert<ELEMENT>, ELEMENT> {
  public ObjectArrayAssert(ELEMENT[] actual) {
    super(actual, ObjectArrayAssert.class);
  }

  @Override
  @SafeVarargs
  public final ObjectArrayAssert<ELEMENT> contains(ELEMENT... values) {
    return super.contains(values);
  }

  @Override
  @SafeVarargs
  public final ObjectArrayAssert<ELEMENT> containsOnly(ELEMENT... values) {
    return super.containsOnly(values);
  }

  @Override
  @SafeVarargs
  public final ObjectArrayAssert<ELEMENT> containsExactly(ELEMENT... values) {
    return super.containsExactly(values);
  }

  @Override
  @SafeVarargs
  public final ObjectArrayAssert<ELEMENT> containsExactlyInAnyOrder(
      ELEMENT... values) {
    return super.containsExactlyInAnyOrder(values);
  }

  @Override
  @SafeVarargs
  public final ObjectArrayAssert<ELEMENT> containsAnyOf(ELEMENT... values) {
    return super.containsAnyOf(values);
  }

  @Override
  @SafeVarargs
  public final ObjectArrayAssert<ELEMENT> doesNotContain(ELEMENT... values) {
    return super.doesNotContain(values);
  }

  @Override
  @SafeVarargs
  public final ObjectArrayAssert<ELEMENT> endsWith(
      ELEMENT first, ELEMENT... rest) {
    return super.endsWith(first, rest);
  }
}
