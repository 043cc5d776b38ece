/** A write through one reference is seen through the other. */
class LostWrite {
  static class Node {
    Node f;
  }

  Node x;
  Node y;

  boolean run() {
    Node x = this.x;
    Node y = this.y;
    Node n = new Node();
    y.f = n;
    if (x == y) return x.f == n;
    return false;
  }
}
