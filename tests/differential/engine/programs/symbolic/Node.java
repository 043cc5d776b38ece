package symbolic;

/** A cell of a list of numbers. As an input it may share, loop and alias in any way. */
public class Node {
  public int value;
  public Node next;
}
