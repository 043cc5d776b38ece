class Chain {
  int value;
  Chain next;

  Chain(int value, Chain next) {
    this.value = value;
    this.next = next;
  }

  int length() {
    int n = 1;
    for (Chain at = next; at != null && n < 3; at = at.next) n++;
    return n;
  }

  void insertAfter(int given) {
    next = new Chain(given, next);
  }

  boolean removeNext() {
    if (next == null) return false;
    next = next.next;
    return true;
  }
}
