package symbolic;

public class Cat extends Animal implements Pet {
  public int lives;

  @Override
  public int sound() {
    return lives > 0 ? 1 : -1;
  }

  @Override
  public int name() {
    return weight + lives;
  }
}
