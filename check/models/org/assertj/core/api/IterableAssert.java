package org.assertj.core.api;

public class IterableAssert<ELEMENT>
    extends AbstractIterableAssert<
        IterableAssert<ELEMENT>,
        Iterable<? extends ELEMENT>,
        ELEMENT,
        ObjectAssert<ELEMENT>> {
  public IterableAssert(Iterable<? extends ELEMENT> actual) {
    super(actual, IterableAssert.class);
  }

  @Override
  @SafeVarargs
  public final IterableAssert<ELEMENT> contains(ELEMENT... values) {
    return super.contains(values);
  }

  @Override
  @SafeVarargs
  public final IterableAssert<ELEMENT> containsOnly(ELEMENT... values) {
    return super.containsOnly(values);
  }

  @Override
  @SafeVarargs
  public final IterableAssert<ELEMENT> containsExactly(ELEMENT... values) {
    return super.containsExactly(values);
  }

  @Override
  @SafeVarargs
  public final IterableAssert<ELEMENT> containsExactlyInAnyOrder(
      ELEMENT... values) {
    return super.containsExactlyInAnyOrder(values);
  }

  @Override
  @SafeVarargs
  public final IterableAssert<ELEMENT> containsAnyOf(ELEMENT... values) {
    return super.containsAnyOf(values);
  }

  @Override
  @SafeVarargs
  public final IterableAssert<ELEMENT> doesNotContain(ELEMENT... values) {
    return super.doesNotContain(values);
  }

  @Override
  @SafeVarargs
  public final IterableAssert<ELEMENT> endsWith(
      ELEMENT first, ELEMENT... rest) {
    return super.endsWith(first, rest);
  }
}
