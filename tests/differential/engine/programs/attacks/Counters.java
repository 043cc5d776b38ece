package attacks;

/** Numbers that are compared again in each round, up to where they overflow. */
public class Counters {
  static int up(int n) {
    int rounds = 0;
    for (int i = 0; i < n && i < 6; i++) rounds++;
    return rounds;
  }

  static int down(int n) {
    if (n > 6) return -1;
    int rounds = 0;
    while (n > 0) {
      rounds++;
      n--;
    }
    return rounds;
  }

  /** What is larger when one is added is so only where nothing overflows. */
  static int overflowing(int n) {
    if (n < Integer.MAX_VALUE - 3) return 0;
    int rounds = 0;
    while (n > 0 && rounds < 9) {
      rounds++;
      n++;
    }
    return rounds;
  }

  static int apart(int n, int m) {
    int rounds = 0;
    for (int i = 0; i < n && i < m && i < 4; i++) rounds += n == m ? 10 : 1;
    return n > 2 && n < 5 && n != 3 && m > n ? -rounds : rounds;
  }

  static int wide(long n) {
    if (n < Long.MAX_VALUE - 2) return -1;
    int rounds = 0;
    while (n > 0 && rounds < 5) {
      n++;
      rounds++;
    }
    return n < 0 ? rounds : 99;
  }

  static long factorial(int n) {
    return n <= 1 ? 1 : n > 5 ? -1 : n * factorial(n - 1);
  }

  static int below(int n, int[] a) {
    if (n - 2 < 0) return 0;
    if (n - 5 >= 0) return 1;
    return n < a.length ? a[n] : 2;
  }
}
