package cases;

/** invokestatic: arguments of every width, overloads, varargs, recursion. */
public class Calls {
  private static long mixed(int a, long b, float c, double d, byte e, boolean f) {
    return a + b * 3 + (long) (c * 5) + (long) (d * 7) + e * 11 + (f ? 13 : 0);
  }

  public static long argumentsOfMixedWidth() {
    return mixed(1, 1L << 33, 2.5f, -3.5, (byte) 200, true);
  }

  private static int pick(int a) {
    return 1;
  }

  private static int pick(long a) {
    return 2;
  }

  private static int pick(double a) {
    return 3;
  }

  private static int pick(Object a) {
    return 4;
  }

  private static int pick(int[] a) {
    return 5;
  }

  public static int overloadByStaticType() {
    byte b = 1;
    char c = 2;
    float f = 3;
    Object hidden = new int[1];
    int[] open = new int[1];
    return pick(b) * 100000 + pick(c) * 10000 + pick(5L) * 1000 + pick(f) * 100 + pick(hidden) * 10
        + pick(open);
  }

  private static int sum(int... all) {
    int total = all.length * 1000;
    for (int x : all) total += x;
    return total;
  }

  public static int varargs() {
    return sum() + sum(1) + sum(2, 3) + sum(new int[] {4, 5, 6});
  }

  private static int fib(int n) {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
  }

  public static int fibonacci() {
    return fib(12);
  }

  private static int ackermann(int m, int n) {
    if (m == 0)
      return n + 1;
    if (n == 0)
      return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
  }

  public static int ackermannSmall() {
    return ackermann(2, 3);
  }

  private static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  private static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  public static boolean mutualRecursion() {
    return even(31) ^ odd(17);
  }

  private static long power(long base, int exponent) {
    if (exponent == 0)
      return 1;
    long half = power(base, exponent / 2);
    return exponent % 2 == 0 ? half * half : half * half * base;
  }

  public static long recursivePower() {
    return power(-7, 27);
  }

  private static void change(int a, int[] b) {
    a = 9;
    b[0] = 9;
    b = new int[] {5};
    b[0]++;
  }

  public static int argumentsAreCopied() {
    int a = 1;
    int[] b = {1};
    change(a, b);
    return a * 10 + b[0];
  }

  private static int hanoi(int n, int from, int to) {
    if (n == 0)
      return 0;
    int spare = 6 - from - to;
    return hanoi(n - 1, from, spare) * 3 + from * 7 + to + hanoi(n - 1, spare, to);
  }

  public static int towersOfHanoi() {
    return hanoi(6, 1, 3);
  }

  private static byte narrow(int a) {
    return (byte) a;
  }

  public static int narrowResult() {
    return narrow(255) + narrow(128) * 1000;
  }

  private static int depth(int n) {
    int local = n * n;
    int below = n == 0 ? 0 : depth(n - 1);
    return below + local;
  }

  public static int eachFrameHasItsLocals() {
    return depth(20);
  }
}
