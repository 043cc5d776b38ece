package org.hamcrest.number;

import org.hamcrest.Matcher;
import org.hamcrest.Silent;

public class IsCloseTo extends Silent<Double> {
  private final double value;
  private final double error;

  public IsCloseTo(double value, double error) {
    this.value = value;
    this.error = error;
  }

  // The same arithmetic as the real one: rounding decides at the edge.
  @Override
  public boolean matches(Object actual) {
    return actual instanceof Double
        && Math.abs((Double) actual - value) - error <= 0.0;
  }

  public static Matcher<Double> closeTo(double operand, double error) {
    return new IsCloseTo(operand, error);
  }
}
