package org.junit.jupiter.api;

import java.util.function.Supplier;
import summa.Equal;

/** What assertNotEquals takes. */
abstract class Inequalities extends Equalities {
  public static void assertNotEquals(byte unexpected, byte actual) {
    if (unexpected == actual) Failure.of();
  }

  public static void assertNotEquals(
      byte unexpected, byte actual, String message) {
    if (unexpected == actual) Failure.of(message);
  }

  public static void assertNotEquals(
      byte unexpected, byte actual, Supplier<String> message) {
    if (unexpected == actual) Failure.of(message);
  }

  public static void assertNotEquals(byte unexpected, Byte actual) {
    if (actual != null && unexpected == actual.byteValue()) Failure.of();
  }

  public static void assertNotEquals(
      byte unexpected, Byte actual, String message) {
    if (actual != null && unexpected == actual.byteValue()) Failure.of(message);
  }

  public static void assertNotEquals(
      byte unexpected, Byte actual, Supplier<String> message) {
    if (actual != null && unexpected == actual.byteValue()) Failure.of(message);
  }

  public static void assertNotEquals(Byte unexpected, byte actual) {
    if (unexpected != null && unexpected.byteValue() == actual) Failure.of();
  }

  public static void assertNotEquals(
      Byte unexpected, byte actual, String message) {
    if (unexpected != null && unexpected.byteValue() == actual)
      Failure.of(message);
  }

  public static void assertNotEquals(
      Byte unexpected, byte actual, Supplier<String> message) {
    if (unexpected != null && unexpected.byteValue() == actual)
      Failure.of(message);
  }

  public static void assertNotEquals(Byte unexpected, Byte actual) {
    if (Equal.objects(unexpected, actual)) Failure.of();
  }

  public static void assertNotEquals(
      Byte unexpected, Byte actual, String message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(
      Byte unexpected, Byte actual, Supplier<String> message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(char unexpected, char actual) {
    if (unexpected == actual) Failure.of();
  }

  public static void assertNotEquals(
      char unexpected, char actual, String message) {
    if (unexpected == actual) Failure.of(message);
  }

  public static void assertNotEquals(
      char unexpected, char actual, Supplier<String> message) {
    if (unexpected == actual) Failure.of(message);
  }

  public static void assertNotEquals(char unexpected, Character actual) {
    if (actual != null && unexpected == actual.charValue()) Failure.of();
  }

  public static void assertNotEquals(
      char unexpected, Character actual, String message) {
    if (actual != null && unexpected == actual.charValue()) Failure.of(message);
  }

  public static void assertNotEquals(
      char unexpected, Character actual, Supplier<String> message) {
    if (actual != null && unexpected == actual.charValue()) Failure.of(message);
  }

  public static void assertNotEquals(Character unexpected, char actual) {
    if (unexpected != null && unexpected.charValue() == actual) Failure.of();
  }

  public static void assertNotEquals(
      Character unexpected, char actual, String message) {
    if (unexpected != null && unexpected.charValue() == actual)
      Failure.of(message);
  }

  public static void assertNotEquals(
      Character unexpected, char actual, Supplier<String> message) {
    if (unexpected != null && unexpected.charValue() == actual)
      Failure.of(message);
  }

  public static void assertNotEquals(Character unexpected, Character actual) {
    if (Equal.objects(unexpected, actual)) Failure.of();
  }

  public static void assertNotEquals(
      Character unexpected, Character actual, String message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(
      Character unexpected, Character actual, Supplier<String> message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(short unexpected, short actual) {
    if (unexpected == actual) Failure.of();
  }

  public static void assertNotEquals(
      short unexpected, short actual, String message) {
    if (unexpected == actual) Failure.of(message);
  }

  public static void assertNotEquals(
      short unexpected, short actual, Supplier<String> message) {
    if (unexpected == actual) Failure.of(message);
  }

  public static void assertNotEquals(short unexpected, Short actual) {
    if (actual != null && unexpected == actual.shortValue()) Failure.of();
  }

  public static void assertNotEquals(
      short unexpected, Short actual, String message) {
    if (actual != null && unexpected == actual.shortValue())
      Failure.of(message);
  }

  public static void assertNotEquals(
      short unexpected, Short actual, Supplier<String> message) {
    if (actual != null && unexpected == actual.shortValue())
      Failure.of(message);
  }

  public static void assertNotEquals(Short unexpected, short actual) {
    if (unexpected != null && unexpected.shortValue() == actual) Failure.of();
  }

  public static void assertNotEquals(
      Short unexpected, short actual, String message) {
    if (unexpected != null && unexpected.shortValue() == actual)
      Failure.of(message);
  }

  public static void assertNotEquals(
      Short unexpected, short actual, Supplier<String> message) {
    if (unexpected != null && unexpected.shortValue() == actual)
      Failure.of(message);
  }

  public static void assertNotEquals(Short unexpected, Short actual) {
    if (Equal.objects(unexpected, actual)) Failure.of();
  }

  public static void assertNotEquals(
      Short unexpected, Short actual, String message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(
      Short unexpected, Short actual, Supplier<String> message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(int unexpected, int actual) {
    if (unexpected == actual) Failure.of();
  }

  public static void assertNotEquals(
      int unexpected, int actual, String message) {
    if (unexpected == actual) Failure.of(message);
  }

  public static void assertNotEquals(
      int unexpected, int actual, Supplier<String> message) {
    if (unexpected == actual) Failure.of(message);
  }

  public static void assertNotEquals(int unexpected, Integer actual) {
    if (actual != null && unexpected == actual.intValue()) Failure.of();
  }

  public static void assertNotEquals(
      int unexpected, Integer actual, String message) {
    if (actual != null && unexpected == actual.intValue()) Failure.of(message);
  }

  public static void assertNotEquals(
      int unexpected, Integer actual, Supplier<String> message) {
    if (actual != null && unexpected == actual.intValue()) Failure.of(message);
  }

  public static void assertNotEquals(Integer unexpected, int actual) {
    if (unexpected != null && unexpected.intValue() == actual) Failure.of();
  }

  public static void assertNotEquals(
      Integer unexpected, int actual, String message) {
    if (unexpected != null && unexpected.intValue() == actual)
      Failure.of(message);
  }

  public static void assertNotEquals(
      Integer unexpected, int actual, Supplier<String> message) {
    if (unexpected != null && unexpected.intValue() == actual)
      Failure.of(message);
  }

  public static void assertNotEquals(Integer unexpected, Integer actual) {
    if (Equal.objects(unexpected, actual)) Failure.of();
  }

  public static void assertNotEquals(
      Integer unexpected, Integer actual, String message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(
      Integer unexpected, Integer actual, Supplier<String> message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(long unexpected, long actual) {
    if (unexpected == actual) Failure.of();
  }

  public static void assertNotEquals(
      long unexpected, long actual, String message) {
    if (unexpected == actual) Failure.of(message);
  }

  public static void assertNotEquals(
      long unexpected, long actual, Supplier<String> message) {
    if (unexpected == actual) Failure.of(message);
  }

  public static void assertNotEquals(long unexpected, Long actual) {
    if (actual != null && unexpected == actual.longValue()) Failure.of();
  }

  public static void assertNotEquals(
      long unexpected, Long actual, String message) {
    if (actual != null && unexpected == actual.longValue()) Failure.of(message);
  }

  public static void assertNotEquals(
      long unexpected, Long actual, Supplier<String> message) {
    if (actual != null && unexpected == actual.longValue()) Failure.of(message);
  }

  public static void assertNotEquals(Long unexpected, long actual) {
    if (unexpected != null && unexpected.longValue() == actual) Failure.of();
  }

  public static void assertNotEquals(
      Long unexpected, long actual, String message) {
    if (unexpected != null && unexpected.longValue() == actual)
      Failure.of(message);
  }

  public static void assertNotEquals(
      Long unexpected, long actual, Supplier<String> message) {
    if (unexpected != null && unexpected.longValue() == actual)
      Failure.of(message);
  }

  public static void assertNotEquals(Long unexpected, Long actual) {
    if (Equal.objects(unexpected, actual)) Failure.of();
  }

  public static void assertNotEquals(
      Long unexpected, Long actual, String message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(
      Long unexpected, Long actual, Supplier<String> message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(float unexpected, float actual) {
    if (Equal.floats(unexpected, actual)) Failure.of();
  }

  public static void assertNotEquals(
      float unexpected, float actual, String message) {
    if (Equal.floats(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(
      float unexpected, float actual, Supplier<String> message) {
    if (Equal.floats(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(float unexpected, Float actual) {
    if (actual != null && Equal.floats(unexpected, actual.floatValue()))
      Failure.of();
  }

  public static void assertNotEquals(
      float unexpected, Float actual, String message) {
    if (actual != null && Equal.floats(unexpected, actual.floatValue()))
      Failure.of(message);
  }

  public static void assertNotEquals(
      float unexpected, Float actual, Supplier<String> message) {
    if (actual != null && Equal.floats(unexpected, actual.floatValue()))
      Failure.of(message);
  }

  public static void assertNotEquals(Float unexpected, float actual) {
    if (unexpected != null && Equal.floats(unexpected.floatValue(), actual))
      Failure.of();
  }

  public static void assertNotEquals(
      Float unexpected, float actual, String message) {
    if (unexpected != null && Equal.floats(unexpected.floatValue(), actual))
      Failure.of(message);
  }

  public static void assertNotEquals(
      Float unexpected, float actual, Supplier<String> message) {
    if (unexpected != null && Equal.floats(unexpected.floatValue(), actual))
      Failure.of(message);
  }

  public static void assertNotEquals(Float unexpected, Float actual) {
    if (Equal.objects(unexpected, actual)) Failure.of();
  }

  public static void assertNotEquals(
      Float unexpected, Float actual, String message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(
      Float unexpected, Float actual, Supplier<String> message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(double unexpected, double actual) {
    if (Equal.doubles(unexpected, actual)) Failure.of();
  }

  public static void assertNotEquals(
      double unexpected, double actual, String message) {
    if (Equal.doubles(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(
      double unexpected, double actual, Supplier<String> message) {
    if (Equal.doubles(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(double unexpected, Double actual) {
    if (actual != null && Equal.doubles(unexpected, actual.doubleValue()))
      Failure.of();
  }

  public static void assertNotEquals(
      double unexpected, Double actual, String message) {
    if (actual != null && Equal.doubles(unexpected, actual.doubleValue()))
      Failure.of(message);
  }

  public static void assertNotEquals(
      double unexpected, Double actual, Supplier<String> message) {
    if (actual != null && Equal.doubles(unexpected, actual.doubleValue()))
      Failure.of(message);
  }

  public static void assertNotEquals(Double unexpected, double actual) {
    if (unexpected != null && Equal.doubles(unexpected.doubleValue(), actual))
      Failure.of();
  }

  public static void assertNotEquals(
      Double unexpected, double actual, String message) {
    if (unexpected != null && Equal.doubles(unexpected.doubleValue(), actual))
      Failure.of(message);
  }

  public static void assertNotEquals(
      Double unexpected, double actual, Supplier<String> message) {
    if (unexpected != null && Equal.doubles(unexpected.doubleValue(), actual))
      Failure.of(message);
  }

  public static void assertNotEquals(Double unexpected, Double actual) {
    if (Equal.objects(unexpected, actual)) Failure.of();
  }

  public static void assertNotEquals(
      Double unexpected, Double actual, String message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(
      Double unexpected, Double actual, Supplier<String> message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(
      float unexpected, float actual, float delta) {
    if (!(delta >= 0) || Equal.floats(unexpected, actual, delta)) Failure.of();
  }

  public static void assertNotEquals(
      float unexpected, float actual, float delta, String message) {
    if (!(delta >= 0) || Equal.floats(unexpected, actual, delta))
      Failure.of(message);
  }

  public static void assertNotEquals(
      float unexpected, float actual, float delta, Supplier<String> message) {
    if (!(delta >= 0) || Equal.floats(unexpected, actual, delta))
      Failure.of(message);
  }

  public static void assertNotEquals(
      double unexpected, double actual, double delta) {
    if (!(delta >= 0) || Equal.doubles(unexpected, actual, delta)) Failure.of();
  }

  public static void assertNotEquals(
      double unexpected, double actual, double delta, String message) {
    if (!(delta >= 0) || Equal.doubles(unexpected, actual, delta))
      Failure.of(message);
  }

  public static void assertNotEquals(
      double unexpected,
      double actual,
      double delta,
      Supplier<String> message) {
    if (!(delta >= 0) || Equal.doubles(unexpected, actual, delta))
      Failure.of(message);
  }

  public static void assertNotEquals(Object unexpected, Object actual) {
    if (Equal.objects(unexpected, actual)) Failure.of();
  }

  public static void assertNotEquals(
      Object unexpected, Object actual, String message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }

  public static void assertNotEquals(
      Object unexpected, Object actual, Supplier<String> message) {
    if (Equal.objects(unexpected, actual)) Failure.of(message);
  }
}
