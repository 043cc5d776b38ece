package symbolic;

public class Kitten extends Cat {
  @Override
  public int sound() {
    return super.sound() * 10;
  }

  @Override
  public int greet() {
    return lives;
  }
}
