package shop;

public class Box {
  int size;

  public int twice() {
    return size + size;
  }
}
