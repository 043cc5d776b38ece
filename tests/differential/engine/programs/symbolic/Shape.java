package symbolic;

/** Can be copied, with all that subclasses add. */
public class Shape implements Cloneable {
  public int size;
  public Shape next;

  public Shape copy() {
    try {
      return (Shape) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException();
    }
  }
}
