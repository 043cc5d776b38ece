class Pair {
  final int left;
  final int right;

  Pair(int left, int right) {
    this.left = left;
    this.right = right;
  }

  Pair swapped() {
    return new Pair(right, left);
  }

  Pair plus(Pair other) {
    return new Pair(left + other.left, right - other.right);
  }
}
