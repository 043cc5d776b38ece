/** A cell that is initialised only in part keeps what it holds. */
class Reinit {
  static class Node {
    Node f;
  }

  Node x;
  Node y;

  boolean run() {
    Node x = this.x;
    Node y = this.y;
    Node a = y.f;
    Node b = x.f;
    if (x == y) return a == b;
    return false;
  }
}
