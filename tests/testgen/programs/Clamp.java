class Clamp {
  static int clamp(int x, int low, int high) {
    if (low > high) throw new IllegalArgumentException("low is above high");
    if (x < low) return low;
    if (x > high) return high;
    return x;
  }
}
