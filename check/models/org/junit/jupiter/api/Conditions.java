package org.junit.jupiter.api;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Truth, null and identity. */
abstract class Conditions {
  public static void assertTrue(boolean condition) {
    if (!condition) Failure.of();
  }

  public static void assertTrue(boolean condition, String message) {
    if (!condition) Failure.of(message);
  }

  public static void assertTrue(boolean condition, Supplier<String> message) {
    if (!condition) Failure.of(message);
  }

  public static void assertTrue(BooleanSupplier condition) {
    if (!condition.getAsBoolean()) Failure.of();
  }

  public static void assertTrue(BooleanSupplier condition, String message) {
    if (!condition.getAsBoolean()) Failure.of(message);
  }

  public static void assertTrue(
      BooleanSupplier condition, Supplier<String> message) {
    if (!condition.getAsBoolean()) Failure.of(message);
  }

  public static void assertFalse(boolean condition) {
    if (condition) Failure.of();
  }

  public static void assertFalse(boolean condition, String message) {
    if (condition) Failure.of(message);
  }

  public static void assertFalse(boolean condition, Supplier<String> message) {
    if (condition) Failure.of(message);
  }

  public static void assertFalse(BooleanSupplier condition) {
    if (condition.getAsBoolean()) Failure.of();
  }

  public static void assertFalse(BooleanSupplier condition, String message) {
    if (condition.getAsBoolean()) Failure.of(message);
  }

  public static void assertFalse(
      BooleanSupplier condition, Supplier<String> message) {
    if (condition.getAsBoolean()) Failure.of(message);
  }

  public static void assertNull(Object actual) {
    if (actual != null) Failure.of();
  }

  public static void assertNull(Object actual, String message) {
    if (actual != null) Failure.of(message);
  }

  public static void assertNull(Object actual, Supplier<String> message) {
    if (actual != null) Failure.of(message);
  }

  public static void assertNotNull(Object actual) {
    if (actual == null) Failure.of();
  }

  public static void assertNotNull(Object actual, String message) {
    if (actual == null) Failure.of(message);
  }

  public static void assertNotNull(Object actual, Supplier<String> message) {
    if (actual == null) Failure.of(message);
  }

  public static void assertSame(Object expected, Object actual) {
    if (expected != actual) Failure.of();
  }

  public static void assertSame(
      Object expected, Object actual, String message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertSame(
      Object expected, Object actual, Supplier<String> message) {
    if (expected != actual) Failure.of(message);
  }

  public static void assertNotSame(Object unexpected, Object actual) {
    if (unexpected == actual) Failure.of();
  }

  public static void assertNotSame(
      Object unexpected, Object actual, String message) {
    if (unexpected == actual) Failure.of(message);
  }

  public static void assertNotSame(
      Object unexpected, Object actual, Supplier<String> message) {
    if (unexpected == actual) Failure.of(message);
  }
}
