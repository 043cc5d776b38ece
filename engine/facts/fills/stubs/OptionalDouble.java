package java.util;

public class OptionalDouble {
  boolean isPresent;
}
