package cases;

/** Loops of every form, nested, labelled, with several variables and odd exits. */
public class Loops {
  public static int whileFalseNeverRuns() {
    int a = 0;
    int limit = 0;
    while (a < limit) a = 99;
    return a;
  }

  public static int doWhileRunsOnce() {
    int a = 0;
    do {
      a++;
    } while (a < 0);
    return a;
  }

  public static int twoVariables() {
    int sum = 0;
    for (int i = 0, j = 20; i < j; i += 3, j--) sum += i * j;
    return sum;
  }

  public static int nested() {
    int sum = 0;
    for (int i = 1; i < 6; i++)
      for (int j = i; j > 0; j -= 2)
        for (int k = 0; k < j; k++) sum = sum * 3 + k;
    return sum;
  }

  public static int labelledBreak() {
    int steps = 0;
  search:
    for (int i = 2; i < 30; i++) {
      for (int j = 2; j < i; j++) {
        steps++;
        if (i * j == 91)
          break search;
      }
    }
    return steps;
  }

  public static int labelledContinue() {
    int primes = 0;
  next:
    for (int i = 2; i < 60; i++) {
      for (int j = 2; j * j <= i; j++) {
        if (i % j == 0)
          continue next;
      }
      primes++;
    }
    return primes;
  }

  public static int labelledBlock() {
    int a = 1;
  block : {
    a = 2;
    if (a > 1)
      break block;
    a = 3;
  }
    return a;
  }

  public static int longCounter() {
    int rounds = 0;
    for (long i = Integer.MAX_VALUE - 2L; i < Integer.MAX_VALUE + 3L; i++) rounds++;
    return rounds;
  }

  public static int intCounterWraps() {
    int rounds = 0;
    for (int i = Integer.MAX_VALUE - 2; i > 0; i++) rounds++;
    return rounds;
  }

  public static int byteCounterWraps() {
    int rounds = 0;
    for (byte b = 120; b > 0; b++) rounds++;
    return rounds;
  }

  public static int floatCounter() {
    int rounds = 0;
    for (float f = 0; f < 1; f += 0.1f) rounds++;
    return rounds;
  }

  public static int downToZero() {
    int sum = 0;
    int n = 10;
    while (n-- > 0) sum = sum * 2 + n;
    return sum + n;
  }

  public static int overCharsAndLongs() {
    char[] letters = {'a', 'b', '\u8000'};
    long[] numbers = {1L << 32, -1};
    int sum = 0;
    for (char c : letters) sum += c;
    for (long n : numbers) sum += (int) (n >>> 31);
    return sum;
  }

  public static int changedArrayVariableInForEach() {
    int[] a = {1, 2, 3};
    int sum = 0;
    for (int x : a) {
      a = new int[0];
      sum = sum * 10 + x;
    }
    return sum + a.length;
  }

  public static int breakFromEndless() {
    int a = 1;
    for (;;) {
      if ((a *= 3) > 1000)
        break;
    }
    return a;
  }

  public static int exceptionsInLoop() {
    int[] a = {3, 0, 5, 0};
    int result = 0;
    for (int i = 0; i < 6; i++) {
      try {
        result += 60 / a[i];
      } catch (ArithmeticException e) {
        result += 1000;
        continue;
      } catch (ArrayIndexOutOfBoundsException e) {
        break;
      }
      result *= 2;
    }
    return result;
  }
}
