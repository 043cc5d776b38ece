package symbolic;

/** A binary node; an input need be neither ordered nor a tree. */
public class Tree {
  public int key;
  public Tree left;
  public Tree right;
}
