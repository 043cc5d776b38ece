package cases.other;

/** A class of another package whose package-private method cannot be overridden from outside. */
public class Stranger {
  int hidden() {
    return 1;
  }

  protected int open() {
    return 2;
  }

  public int callHidden() {
    return hidden();
  }

  public int callOpen() {
    return open();
  }

  protected int guarded = 5;
}
