package symbolic;

public class Bird extends Animal {
  public Animal prey;

  @Override
  public int sound() {
    return prey == null ? 2 : prey.weight;
  }

  @Override
  public int legs() {
    return 2;
  }
}
