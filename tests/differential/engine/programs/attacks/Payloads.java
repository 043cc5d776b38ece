package attacks;

/** What floating point hides. */
public class Payloads {
  float f;
  double d;

  static int bits(float f) {
    return Float.floatToRawIntBits(f) == 0x7fc00001 ? 1 : Float.floatToIntBits(f) == 0x7fc00000 ? 2 : 3;
  }

  boolean odd() {
    return Double.doubleToRawLongBits(d) == 0x7ff8000000000001L;
  }

  static int zero(double d) {
    return d == 0 ? 1 / d > 0 ? 1 : 2 : Double.compare(d, d) != 0 ? 3 : d != d ? 4 : 5;
  }

  static float made(int bits) {
    return Float.intBitsToFloat(bits);
  }

  static long narrowed(double d) {
    return (long) d + (int) (float) d + (char) d;
  }

  static boolean same(Float a, Float b) {
    return a.equals(b) && a.floatValue() != b.floatValue();
  }
}
