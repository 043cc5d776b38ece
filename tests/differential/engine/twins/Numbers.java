/** Numbers of two objects that may be one. */
class Numbers {
  static class Box {
    int n;
  }

  Box a;
  Box b;
  int limit;

  int run() {
    Box a = this.a;
    Box b = this.b;
    a.n = b.n + 1;
    if (a.n < b.n) return 1;
    if (b.n == limit) return 2;
    return 3;
  }
}
