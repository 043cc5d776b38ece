package org.assertj.core.api;

import java.util.Map;

public class MapAssert<KEY, VALUE>
    extends AbstractMapAssert<
        MapAssert<KEY, VALUE>, Map<KEY, VALUE>, KEY, VALUE> {
  public MapAssert(Map<KEY, VALUE> actual) {
    super(actual, MapAssert.class);
  }

  @Override
  @SafeVarargs
  public final MapAssert<KEY, VALUE> contains(
      Map.Entry<? extends KEY, ? extends VALUE>... entries) {
    return super.contains(entries);
  }

  @Override
  @SafeVarargs
  public final MapAssert<KEY, VALUE> containsKeys(KEY... keys) {
    return super.containsKeys(keys);
  }

  @Override
  @SafeVarargs
  public final MapAssert<KEY, VALUE> containsOnlyKeys(KEY... keys) {
    return super.containsOnlyKeys(keys);
  }
}
