/** Tests of classes. */
class Instance {
  static class Base {
    Base next;
  }

  static class Sub extends Base {}

  static class Other extends Base {}

  Base first;

  int run() {
    Base a = first;
    if (a instanceof Sub) {
      if (a.next instanceof Other) return 1;
      return 2;
    }
    if (a instanceof Base) return 3;
    return 4;
  }
}
