package symbolic;

public class Circle extends Shape {
  public Shape inner;
  public boolean round;
}
