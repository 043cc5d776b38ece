class Broken {
  int one() { return "1"; }
}
