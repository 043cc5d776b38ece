package symbolic;

/** Cannot be copied, but one that can is below. */
public class Toy {
  public int price;

  public Toy copy() throws CloneNotSupportedException {
    return (Toy) super.clone();
  }
}
