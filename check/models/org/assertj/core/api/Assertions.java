package org.assertj.core.api;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.assertj.core.data.MapEntry;
import org.assertj.core.data.Offset;

/** AssertJ's entry points. Whatever fails is an AssertionError. */
public class Assertions {
  protected Assertions() {}

  public static AbstractBooleanAssert<?> assertThat(boolean actual) {
    return new AbstractBooleanAssert.OfValue(actual);
  }

  public static AbstractBooleanAssert<?> assertThat(Boolean actual) {
    return new AbstractBooleanAssert.Of(actual);
  }

  public static AbstractCharacterAssert<?> assertThat(char actual) {
    return new AbstractCharacterAssert.OfValue(actual);
  }

  public static AbstractCharacterAssert<?> assertThat(Character actual) {
    return new AbstractCharacterAssert.Of(actual);
  }

  public static AbstractIntegerAssert<?> assertThat(int actual) {
    return new AbstractIntegerAssert.OfValue(actual);
  }

  public static AbstractIntegerAssert<?> assertThat(Integer actual) {
    return new AbstractIntegerAssert.Of(actual);
  }

  public static AbstractLongAssert<?> assertThat(long actual) {
    return new AbstractLongAssert.OfValue(actual);
  }

  public static AbstractLongAssert<?> assertThat(Long actual) {
    return new AbstractLongAssert.Of(actual);
  }

  public static AbstractDoubleAssert<?> assertThat(double actual) {
    return new AbstractDoubleAssert.OfValue(actual);
  }

  public static AbstractDoubleAssert<?> assertThat(Double actual) {
    return new AbstractDoubleAssert.Of(actual);
  }

  public static AbstractStringAssert<?> assertThat(String actual) {
    return new StringAssert(actual);
  }

  public static AbstractCharSequenceAssert<?, ? extends CharSequence>
      assertThat(
          CharSequence actual) {
    return new AbstractCharSequenceAssert.Of(actual);
  }

  public static <T> ObjectAssert<T> assertThat(T actual) {
    return new ObjectAssert<>(actual);
  }

  public static <T> ObjectAssert<T> assertThatObject(T actual) {
    return new ObjectAssert<>(actual);
  }

  public static <T> ObjectArrayAssert<T> assertThat(T[] actual) {
    return new ObjectArrayAssert<>(actual);
  }

  public static <T extends Comparable<? super T>> AbstractComparableAssert<?, T>
      assertThat(
          T actual) {
    return new AbstractComparableAssert.Of<>(actual);
  }

  public static <E> IterableAssert<E> assertThat(Iterable<? extends E> actual) {
    return new IterableAssert<>(actual);
  }

  public static <E> ListAssert<E> assertThat(List<? extends E> actual) {
    return new ListAssert<>(actual);
  }

  public static <K, V> MapAssert<K, V> assertThat(Map<K, V> actual) {
    return new MapAssert<>(actual);
  }

  public static <V> OptionalAssert<V> assertThat(Optional<V> actual) {
    return new OptionalAssert<>(actual);
  }

  public static AbstractIntArrayAssert<?> assertThat(int[] actual) {
    return new AbstractIntArrayAssert.Of(actual);
  }

  public static AbstractThrowableAssert<?, ? extends Throwable> assertThat(
      Throwable actual) {
    return new ThrowableAssert(actual);
  }

  public static AbstractThrowableAssert<?, ? extends Throwable>
      assertThatThrownBy(
          ThrowingCallable callable) {
    return new ThrowableAssert(catchThrowable(callable)).hasBeenThrown();
  }

  public static AbstractThrowableAssert<?, ? extends Throwable>
      assertThatThrownBy(
          ThrowingCallable callable, String description, Object... args) {
    return assertThatThrownBy(callable);
  }

  public static AbstractThrowableAssert<?, ? extends Throwable> assertThatCode(
      ThrowingCallable callable) {
    return new ThrowableAssert(catchThrowable(callable));
  }

  public static <T extends Throwable> ThrowableTypeAssert<T>
      assertThatExceptionOfType(
          Class<? extends T> type) {
    return new ThrowableTypeAssert<>(type);
  }

  public static ThrowableTypeAssert<NullPointerException>
      assertThatNullPointerException(
          ) {
    return new ThrowableTypeAssert<>(NullPointerException.class);
  }

  public static ThrowableTypeAssert<IllegalArgumentException>
      assertThatIllegalArgumentException(
          ) {
    return new ThrowableTypeAssert<>(IllegalArgumentException.class);
  }

  public static ThrowableTypeAssert<IOException> assertThatIOException() {
    return new ThrowableTypeAssert<>(IOException.class);
  }

  public static ThrowableTypeAssert<IllegalStateException>
      assertThatIllegalStateException(
          ) {
    return new ThrowableTypeAssert<>(IllegalStateException.class);
  }

  public static Throwable catchThrowable(ThrowingCallable callable) {
    return ThrowableAssert.catchThrowable(callable);
  }

  public static <T extends Throwable> T catchThrowableOfType(
      ThrowingCallable callable, Class<T> type) {
    return ThrowableAssert.catchThrowableOfType(callable, type);
  }

  public static <T> T fail(String message) {
    throw new AssertionError(message, null);
  }

  public static <T> T fail(String message, Throwable cause) {
    throw new AssertionError(message, cause);
  }

  public static <K, V> MapEntry<K, V> entry(K key, V value) {
    return MapEntry.entry(key, value);
  }

  public static Offset<Double> within(Double value) {
    return Offset.offset(value);
  }

  public static Offset<Double> offset(Double value) {
    return Offset.offset(value);
  }

  public static Offset<Integer> within(Integer value) {
    return Offset.offset(value);
  }

  public static Offset<Long> within(Long value) {
    return Offset.offset(value);
  }
}
