/** Three references may be the same. */
class Alias3 {
  static class Node {}

  Node x;
  Node y;
  Node z;

  boolean run() {
    Node x = this.x;
    Node y = this.y;
    Node z = this.z;
    if (x == y) {
      if (y == z) return x != null;
      return false;
    }
    return y == z;
  }
}
