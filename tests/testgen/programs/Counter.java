class Counter {
  static int all;
  int own;

  int count(int by) {
    if (by <= 0) return own;
    own = own + by;
    all = all + 1;
    return own;
  }
}
