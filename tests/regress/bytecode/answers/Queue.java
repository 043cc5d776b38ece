/** First in, first out. The last element leaves its tail behind. */
class Queue {
  static class Cell {
    int value;
    Cell next;
  }

  private Cell head;
  private Cell tail;

  int take() {
    int value = head.value;
    head = head.next;
    assert head != null || tail == null : "an empty queue has no tail";
    return value;
  }
}
