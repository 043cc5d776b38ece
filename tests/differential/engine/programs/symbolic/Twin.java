package symbolic;

/** A cell with links both ways; nothing says that they agree. */
public class Twin {
  public int value;
  public Twin before;
  public Twin after;
}
