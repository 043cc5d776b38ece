package cases;

/** Small whole programs over numbers. */
public class NumberPrograms {
  public static int collatzSteps() {
    long n = 27;
    int steps = 0;
    while (n != 1) {
      n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    return steps;
  }

  private static int gcd(int a, int b) {
    while (b != 0) {
      int rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }

  public static int euclid() {
    return gcd(1071, 462) * 10000 + gcd(-48, 36) * 100 + gcd(17, 0);
  }

  public static long extendedEuclid() {
    long a = 240, b = 46, x = 1, y = 0;
    while (b != 0) {
      long quotient = a / b;
      long rest = a - quotient * b;
      a = b;
      b = rest;
      long swap = x - quotient * y;
      x = y;
      y = swap;
    }
    return a * 1000 + x;
  }

  public static long linearCongruential() {
    long seed = 42;
    for (int i = 0; i < 50; i++) seed = seed * 6364136223846793005L + 1442695040888963407L;
    return seed;
  }

  public static int xorShift() {
    int x = (int) 2463534242L;
    for (int i = 0; i < 40; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    return x;
  }

  public static int fnvHash() {
    byte[] data = {1, -1, 127, -128, 0, 64};
    int hash = 0x811c9dc5;
    for (byte b : data) {
      hash ^= b & 0xff;
      hash *= 16777619;
    }
    return hash;
  }

  public static int crc32ByHand() {
    byte[] data = {'s', 'u', 'm', 'm', 'a'};
    int crc = -1;
    for (byte b : data) {
      crc ^= b & 0xff;
      for (int i = 0; i < 8; i++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
    }
    return ~crc;
  }

  public static long modularPower() {
    long base = 7, result = 1, modulus = 1000000007;
    for (int e = 1000000; e > 0; e >>= 1) {
      if ((e & 1) == 1)
        result = result * base % modulus;
      base = base * base % modulus;
    }
    return result;
  }

  public static int integerSquareRoot() {
    int n = 2000000000;
    int low = 0, high = 46341;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if ((long) middle * middle <= n)
        low = middle;
      else
        high = middle;
    }
    return low;
  }

  public static int digitsReversed() {
    int n = 1234567, reversed = 0;
    while (n > 0) {
      reversed = reversed * 10 + n % 10;
      n /= 10;
    }
    return reversed;
  }

  public static double harmonicBothWays() {
    double up = 0, down = 0;
    for (int i = 1; i <= 60; i++) up += 1.0 / i;
    for (int i = 60; i >= 1; i--) down += 1.0 / i;
    return (up - down) * 1e15 + up;
  }

  public static float logisticMap() {
    float x = 0.3f;
    for (int i = 0; i < 60; i++) x = 3.9f * x * (1 - x);
    return x;
  }

  public static double mandelbrotPoint() {
    double re = 0, im = 0;
    for (int i = 0; i < 30; i++) {
      double next = re * re - im * im - 0.75;
      im = 2 * re * im + 0.1;
      re = next;
    }
    return re + im;
  }

  public static long fibonacciOverflows() {
    long a = 0, b = 1;
    for (int i = 0; i < 100; i++) {
      long c = a + b;
      a = b;
      b = c;
    }
    return a;
  }

  public static long factorialOverflows() {
    long product = 1;
    for (int i = 1; i <= 25; i++) product *= i;
    return product;
  }

  public static int grayCode() {
    int sum = 0;
    for (int i = 0; i < 20; i++) {
      int gray = i ^ (i >> 1), back = gray;
      for (int s = 1; s < 32; s <<= 1) back ^= back >>> s;
      sum = sum * 31 + gray + (back == i ? 1 : 0);
    }
    return sum;
  }

  public static long mathMinMaxAbs() {
    int a = Integer.MIN_VALUE;
    long b = Long.MIN_VALUE;
    return Math.abs(a) + Math.max(a, 3) * 7L + Math.min(b, -1L) + Math.abs(b >> 3);
  }

  public static float mathMinOfZeros() {
    float a = 0f;
    return Math.min(a, -a);
  }

  public static double mathMaxOfNaN() {
    double a = 0.0;
    return Math.max(a / a, 5);
  }

  public static double mathAbsOfNegativeZero() {
    double a = -0.0;
    return Math.abs(a);
  }
}
