package java.util;

public class OptionalInt {
  boolean isPresent;
}
