package java.math;

public class MathContext {
  public int precision;
}
