package pairs;

/** A list, or any graph with one way out of each object. */
public class Node {
  public int value;
  public Node next;
}
