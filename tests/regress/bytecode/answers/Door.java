/** What is locked does not open. */
class Door {
  enum State {
    OPEN,
    CLOSED,
    LOCKED
  }

  private State state;

  void open() {
    switch (state) {
      case OPEN:
        return;
      case CLOSED:
        state = State.OPEN;
        return;
      default:
        throw new IllegalStateException("locked");
    }
  }
}
