package shop;

/** What has a price. */
public interface Priced {
  int total();
}
