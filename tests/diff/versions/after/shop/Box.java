package shop;

/** Its objects are others. */
public class Box {
  long size;

  public int twice() {
    return (int) (2 * size);
  }
}
