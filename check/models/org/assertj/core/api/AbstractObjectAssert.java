package org.assertj.core.api;

import java.util.function.Function;

public abstract class AbstractObjectAssert<
        SELF extends AbstractObjectAssert<SELF, ACTUAL>, ACTUAL>
    extends AbstractAssert<SELF, ACTUAL> {
  public AbstractObjectAssert(ACTUAL actual, Class<?> selfType) {
    super(actual, selfType);
  }

  @Override
  public SELF as(String description, Object... args) {
    return myself;
  }

  public <T> AbstractObjectAssert<?, T> extracting(
      Function<? super ACTUAL, T> extractor) {
    return new ObjectAssert<>(extractor.apply(actual));
  }

  public <T> SELF returns(T expected, Function<ACTUAL, T> from) {
    return claim(equal(from.apply(isNotNull().actual), expected));
  }
}
