package symbolic;

public class Square extends Shape {
  public long side;
}
