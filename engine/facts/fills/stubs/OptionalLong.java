package java.util;

public class OptionalLong {
  boolean isPresent;
}
