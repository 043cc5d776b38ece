/** Numbers from low to high: an invariant that only the class itself may ask for. */
public class Span {
  int low, high;

  Span(int low, int high) {
    this.low = low;
    this.high = high;
  }

  private boolean repOk() {
    return low <= high;
  }

  static class Even extends Span {
    Even(int low, int high) {
      super(low, high);
    }

    boolean checkRep() {
      return low % 2 == 0;
    }
  }

  int order() {
    return low <= high ? 1 : -1;
  }

  static int orderOf(Span a, Object b) {
    if (a == null) return 0;
    if (a.low > a.high) return -1;
    if (!(b instanceof Span)) return 1;
    return ((Span) b).low > ((Span) b).high ? -2 : 2;
  }

  /** The constructor's own object is in no order yet; the other one is. */
  Span(Span other) {
    if (other.low > other.high) throw new IllegalStateException();
    low = other.low;
    high = other.low;
  }

  /** Runs while an object may be out of order. */
  private int raw() {
    return low <= high ? 1 : -1;
  }
}
