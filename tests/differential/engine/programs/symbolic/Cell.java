package symbolic;

/** A cell of a list whose elements are references themselves. */
public class Cell {
  public Animal item;
  public Cell next;
}
