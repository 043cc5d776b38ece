package symbolic;

public class Robot extends Toy implements Cloneable {
  public Toy part;
}
