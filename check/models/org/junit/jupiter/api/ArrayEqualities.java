package org.junit.jupiter.api;

import java.util.function.Supplier;
import summa.Equal;

/** What assertArrayEquals takes. */
abstract class ArrayEqualities extends Inequalities {
  public static void assertArrayEquals(boolean[] expected, boolean[] actual) {
    if (!Equal.arrays(expected, actual)) Failure.of();
  }

  public static void assertArrayEquals(
      boolean[] expected, boolean[] actual, String message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(
      boolean[] expected, boolean[] actual, Supplier<String> message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(char[] expected, char[] actual) {
    if (!Equal.arrays(expected, actual)) Failure.of();
  }

  public static void assertArrayEquals(
      char[] expected, char[] actual, String message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(
      char[] expected, char[] actual, Supplier<String> message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(byte[] expected, byte[] actual) {
    if (!Equal.arrays(expected, actual)) Failure.of();
  }

  public static void assertArrayEquals(
      byte[] expected, byte[] actual, String message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(
      byte[] expected, byte[] actual, Supplier<String> message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(short[] expected, short[] actual) {
    if (!Equal.arrays(expected, actual)) Failure.of();
  }

  public static void assertArrayEquals(
      short[] expected, short[] actual, String message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(
      short[] expected, short[] actual, Supplier<String> message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(int[] expected, int[] actual) {
    if (!Equal.arrays(expected, actual)) Failure.of();
  }

  public static void assertArrayEquals(
      int[] expected, int[] actual, String message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(
      int[] expected, int[] actual, Supplier<String> message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(long[] expected, long[] actual) {
    if (!Equal.arrays(expected, actual)) Failure.of();
  }

  public static void assertArrayEquals(
      long[] expected, long[] actual, String message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(
      long[] expected, long[] actual, Supplier<String> message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(float[] expected, float[] actual) {
    if (!Equal.arrays(expected, actual)) Failure.of();
  }

  public static void assertArrayEquals(
      float[] expected, float[] actual, String message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(
      float[] expected, float[] actual, Supplier<String> message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(
      float[] expected, float[] actual, float delta) {
    if (!(delta >= 0) || !Equal.arrays(expected, actual, delta)) Failure.of();
  }

  public static void assertArrayEquals(
      float[] expected, float[] actual, float delta, String message) {
    if (!(delta >= 0) || !Equal.arrays(expected, actual, delta))
      Failure.of(message);
  }

  public static void assertArrayEquals(
      float[] expected, float[] actual, float delta, Supplier<String> message) {
    if (!(delta >= 0) || !Equal.arrays(expected, actual, delta))
      Failure.of(message);
  }

  public static void assertArrayEquals(double[] expected, double[] actual) {
    if (!Equal.arrays(expected, actual)) Failure.of();
  }

  public static void assertArrayEquals(
      double[] expected, double[] actual, String message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(
      double[] expected, double[] actual, Supplier<String> message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(
      double[] expected, double[] actual, double delta) {
    if (!(delta >= 0) || !Equal.arrays(expected, actual, delta)) Failure.of();
  }

  public static void assertArrayEquals(
      double[] expected, double[] actual, double delta, String message) {
    if (!(delta >= 0) || !Equal.arrays(expected, actual, delta))
      Failure.of(message);
  }

  public static void assertArrayEquals(
      double[] expected,
      double[] actual,
      double delta,
      Supplier<String> message) {
    if (!(delta >= 0) || !Equal.arrays(expected, actual, delta))
      Failure.of(message);
  }

  public static void assertArrayEquals(Object[] expected, Object[] actual) {
    if (!Equal.arrays(expected, actual)) Failure.of();
  }

  public static void assertArrayEquals(
      Object[] expected, Object[] actual, String message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }

  public static void assertArrayEquals(
      Object[] expected, Object[] actual, Supplier<String> message) {
    if (!Equal.arrays(expected, actual)) Failure.of(message);
  }
}
