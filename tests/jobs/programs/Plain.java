/** A class without properties: its public methods must throw only what they declare. */
public class Plain {
  private final int[] places = new int[2];
  private int used;

  public void add(int value) {
    places[used++] = value;
  }

  public int last() {
    return used == 0 ? -1 : places[used - 1];
  }

  public boolean isLike(Plain other) {
    return other.used == used && other.last() == last();
  }

  public static int half(int n) {
    return n / 2;
  }
}
