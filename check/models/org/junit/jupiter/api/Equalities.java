package org.junit.jupiter.api;

import java.util.function.Supplier;
import summa.Equal;

/** What assertEquals takes. */
abstract class Equalities extends Conditions {
  public static void assertEquals(byte expected, byte actual) {
    if (expected != actual) Failure.of();
  }

  public static void assertEquals(byte expected, byte actual, String message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertEquals(
      byte expected, byte actual, Supplier<String> message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertEquals(byte expected, Byte actual) {
    if (actual == null || expected != actual.byteValue()) Failure.of();
  }

  public static void assertEquals(byte expected, Byte actual, String message) {
    if (actual == null || expected != actual.byteValue()) Failure.of(message);
  }

  public static void assertEquals(
      byte expected, Byte actual, Supplier<String> message) {
    if (actual == null || expected != actual.byteValue()) Failure.of(message);
  }

  public static void assertEquals(Byte expected, byte actual) {
    if (expected == null || expected.byteValue() != actual) Failure.of();
  }

  public static void assertEquals(Byte expected, byte actual, String message) {
    if (expected == null || expected.byteValue() != actual) Failure.of(message);
  }

  public static void assertEquals(
      Byte expected, byte actual, Supplier<String> message) {
    if (expected == null || expected.byteValue() != actual) Failure.of(message);
  }

  public static void assertEquals(Byte expected, Byte actual) {
    if (!Equal.objects(expected, actual)) Failure.of();
  }

  public static void assertEquals(Byte expected, Byte actual, String message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(
      Byte expected, Byte actual, Supplier<String> message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(char expected, char actual) {
    if (expected != actual) Failure.of();
  }

  public static void assertEquals(char expected, char actual, String message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertEquals(
      char expected, char actual, Supplier<String> message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertEquals(char expected, Character actual) {
    if (actual == null || expected != actual.charValue()) Failure.of();
  }

  public static void assertEquals(
      char expected, Character actual, String message) {
    if (actual == null || expected != actual.charValue()) Failure.of(message);
  }

  public static void assertEquals(
      char expected, Character actual, Supplier<String> message) {
    if (actual == null || expected != actual.charValue()) Failure.of(message);
  }

  public static void assertEquals(Character expected, char actual) {
    if (expected == null || expected.charValue() != actual) Failure.of();
  }

  public static void assertEquals(
      Character expected, char actual, String message) {
    if (expected == null || expected.charValue() != actual) Failure.of(message);
  }

  public static void assertEquals(
      Character expected, char actual, Supplier<String> message) {
    if (expected == null || expected.charValue() != actual) Failure.of(message);
  }

  public static void assertEquals(Character expected, Character actual) {
    if (!Equal.objects(expected, actual)) Failure.of();
  }

  public static void assertEquals(
      Character expected, Character actual, String message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(
      Character expected, Character actual, Supplier<String> message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(short expected, short actual) {
    if (expected != actual) Failure.of();
  }

  public static void assertEquals(
      short expected, short actual, String message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertEquals(
      short expected, short actual, Supplier<String> message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertEquals(short expected, Short actual) {
    if (actual == null || expected != actual.shortValue()) Failure.of();
  }

  public static void assertEquals(
      short expected, Short actual, String message) {
    if (actual == null || expected != actual.shortValue()) Failure.of(message);
  }

  public static void assertEquals(
      short expected, Short actual, Supplier<String> message) {
    if (actual == null || expected != actual.shortValue()) Failure.of(message);
  }

  public static void assertEquals(Short expected, short actual) {
    if (expected == null || expected.shortValue() != actual) Failure.of();
  }

  public static void assertEquals(
      Short expected, short actual, String message) {
    if (expected == null || expected.shortValue() != actual)
      Failure.of(message);
  }

  public static void assertEquals(
      Short expected, short actual, Supplier<String> message) {
    if (expected == null || expected.shortValue() != actual)
      Failure.of(message);
  }

  public static void assertEquals(Short expected, Short actual) {
    if (!Equal.objects(expected, actual)) Failure.of();
  }

  public static void assertEquals(
      Short expected, Short actual, String message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(
      Short expected, Short actual, Supplier<String> message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(int expected, int actual) {
    if (expected != actual) Failure.of();
  }

  public static void assertEquals(int expected, int actual, String message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertEquals(
      int expected, int actual, Supplier<String> message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertEquals(int expected, Integer actual) {
    if (actual == null || expected != actual.intValue()) Failure.of();
  }

  public static void assertEquals(
      int expected, Integer actual, String message) {
    if (actual == null || expected != actual.intValue()) Failure.of(message);
  }

  public static void assertEquals(
      int expected, Integer actual, Supplier<String> message) {
    if (actual == null || expected != actual.intValue()) Failure.of(message);
  }

  public static void assertEquals(Integer expected, int actual) {
    if (expected == null || expected.intValue() != actual) Failure.of();
  }

  public static void assertEquals(
      Integer expected, int actual, String message) {
    if (expected == null || expected.intValue() != actual) Failure.of(message);
  }

  public static void assertEquals(
      Integer expected, int actual, Supplier<String> message) {
    if (expected == null || expected.intValue() != actual) Failure.of(message);
  }

  public static void assertEquals(Integer expected, Integer actual) {
    if (!Equal.objects(expected, actual)) Failure.of();
  }

  public static void assertEquals(
      Integer expected, Integer actual, String message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(
      Integer expected, Integer actual, Supplier<String> message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(long expected, long actual) {
    if (expected != actual) Failure.of();
  }

  public static void assertEquals(long expected, long actual, String message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertEquals(
      long expected, long actual, Supplier<String> message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertEquals(long expected, Long actual) {
    if (actual == null || expected != actual.longValue()) Failure.of();
  }

  public static void assertEquals(long expected, Long actual, String message) {
    if (actual == null || expected != actual.longValue()) Failure.of(message);
  }

  public static void assertEquals(
      long expected, Long actual, Supplier<String> message) {
    if (actual == null || expected != actual.longValue()) Failure.of(message);
  }

  public static void assertEquals(Long expected, long actual) {
    if (expected == null || expected.longValue() != actual) Failure.of();
  }

  public static void assertEquals(Long expected, long actual, String message) {
    if (expected == null || expected.longValue() != actual) Failure.of(message);
  }

  public static void assertEquals(
      Long expected, long actual, Supplier<String> message) {
    if (expected == null || expected.longValue() != actual) Failure.of(message);
  }

  public static void assertEquals(Long expected, Long actual) {
    if (!Equal.objects(expected, actual)) Failure.of();
  }

  public static void assertEquals(Long expected, Long actual, String message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(
      Long expected, Long actual, Supplier<String> message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(float expected, float actual) {
    if (!Equal.floats(expected, actual)) Failure.of();
  }

  public static void assertEquals(
      float expected, float actual, String message) {
    if (!Equal.floats(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(
      float expected, float actual, Supplier<String> message) {
    if (!Equal.floats(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(float expected, Float actual) {
    if (actual == null || !Equal.floats(expected, actual.floatValue()))
      Failure.of();
  }

  public static void assertEquals(
      float expected, Float actual, String message) {
    if (actual == null || !Equal.floats(expected, actual.floatValue()))
      Failure.of(message);
  }

  public static void assertEquals(
      float expected, Float actual, Supplier<String> message) {
    if (actual == null || !Equal.floats(expected, actual.floatValue()))
      Failure.of(message);
  }

  public static void assertEquals(Float expected, float actual) {
    if (expected == null || !Equal.floats(expected.floatValue(), actual))
      Failure.of();
  }

  public static void assertEquals(
      Float expected, float actual, String message) {
    if (expected == null || !Equal.floats(expected.floatValue(), actual))
      Failure.of(message);
  }

  public static void assertEquals(
      Float expected, float actual, Supplier<String> message) {
    if (expected == null || !Equal.floats(expected.floatValue(), actual))
      Failure.of(message);
  }

  public static void assertEquals(Float expected, Float actual) {
    if (!Equal.objects(expected, actual)) Failure.of();
  }

  public static void assertEquals(
      Float expected, Float actual, String message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(
      Float expected, Float actual, Supplier<String> message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(double expected, double actual) {
    if (!Equal.doubles(expected, actual)) Failure.of();
  }

  public static void assertEquals(
      double expected, double actual, String message) {
    if (!Equal.doubles(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(
      double expected, double actual, Supplier<String> message) {
    if (!Equal.doubles(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(double expected, Double actual) {
    if (actual == null || !Equal.doubles(expected, actual.doubleValue()))
      Failure.of();
  }

  public static void assertEquals(
      double expected, Double actual, String message) {
    if (actual == null || !Equal.doubles(expected, actual.doubleValue()))
      Failure.of(message);
  }

  public static void assertEquals(
      double expected, Double actual, Supplier<String> message) {
    if (actual == null || !Equal.doubles(expected, actual.doubleValue()))
      Failure.of(message);
  }

  public static void assertEquals(Double expected, double actual) {
    if (expected == null || !Equal.doubles(expected.doubleValue(), actual))
      Failure.of();
  }

  public static void assertEquals(
      Double expected, double actual, String message) {
    if (expected == null || !Equal.doubles(expected.doubleValue(), actual))
      Failure.of(message);
  }

  public static void assertEquals(
      Double expected, double actual, Supplier<String> message) {
    if (expected == null || !Equal.doubles(expected.doubleValue(), actual))
      Failure.of(message);
  }

  public static void assertEquals(Double expected, Double actual) {
    if (!Equal.objects(expected, actual)) Failure.of();
  }

  public static void assertEquals(
      Double expected, Double actual, String message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(
      Double expected, Double actual, Supplier<String> message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(float expected, float actual, float delta) {
    if (!(delta >= 0) || !Equal.floats(expected, actual, delta)) Failure.of();
  }

  public static void assertEquals(
      float expected, float actual, float delta, String message) {
    if (!(delta >= 0) || !Equal.floats(expected, actual, delta))
      Failure.of(message);
  }

  public static void assertEquals(
      float expected, float actual, float delta, Supplier<String> message) {
    if (!(delta >= 0) || !Equal.floats(expected, actual, delta))
      Failure.of(message);
  }

  public static void assertEquals(
      double expected, double actual, double delta) {
    if (!(delta >= 0) || !Equal.doubles(expected, actual, delta)) Failure.of();
  }

  public static void assertEquals(
      double expected, double actual, double delta, String message) {
    if (!(delta >= 0) || !Equal.doubles(expected, actual, delta))
      Failure.of(message);
  }

  public static void assertEquals(
      double expected, double actual, double delta, Supplier<String> message) {
    if (!(delta >= 0) || !Equal.doubles(expected, actual, delta))
      Failure.of(message);
  }

  public static void assertEquals(Object expected, Object actual) {
    if (!Equal.objects(expected, actual)) Failure.of();
  }

  public static void assertEquals(
      Object expected, Object actual, String message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }

  public static void assertEquals(
      Object expected, Object actual, Supplier<String> message) {
    if (!Equal.objects(expected, actual)) Failure.of(message);
  }
}
