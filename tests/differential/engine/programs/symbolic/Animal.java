package symbolic;

/** The root of a small hierarchy to dispatch on. */
public abstract class Animal {
  public int weight;

  public abstract int sound();

  public int legs() {
    return 4;
  }
}
