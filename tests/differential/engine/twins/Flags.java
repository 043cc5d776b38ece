/** Truth values of objects that may be one. */
class Flags {
  static class Node {
    boolean on;
    Node next;
  }

  Node a;

  int run() {
    Node a = this.a;
    Node b = a.next;
    if (b == null) return 0;
    b.on = true;
    if (a.on) {
      if (a == b) return 1;
      return 2;
    }
    return 3;
  }
}
