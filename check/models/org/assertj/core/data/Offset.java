package org.assertj.core.data;

public class Offset<T extends Number> {
  public final T value;
  public final boolean strict;

  private Offset(T value, boolean strict) {
    if (value == null) throw new NullPointerException();
    final double size = value.doubleValue();
    if (!(strict ? size > 0 : size >= 0)) throw new IllegalArgumentException();
    this.value = value;
    this.strict = strict;
  }

  public static <T extends Number> Offset<T> offset(T value) {
    return new Offset<>(value, false);
  }

  public static <T extends Number> Offset<T> strictOffset(T value) {
    return new Offset<>(value, true);
  }
}
