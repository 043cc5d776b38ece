class Purse {
  private int coins;
  private boolean closed;

  Purse(int coins) {
    this.coins = coins;
  }

  void put(int more) {
    if (closed) throw new IllegalStateException("closed");
    if (more < 0) throw new IllegalArgumentException("less than nothing");
    coins = coins + more;
  }

  boolean take(int some) {
    if (closed || some < 0 || some > coins) return false;
    coins = coins - some;
    return true;
  }

  void close() {
    closed = true;
  }
}
