package attacks;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RecursiveTask;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The time, and tasks that others could run. */
public class Clocks {
  static int back() {
    long before = System.nanoTime();
    return System.nanoTime() < before ? 1 : 0;
  }

  static boolean late(long limit) {
    long start = System.currentTimeMillis();
    return System.currentTimeMillis() - start > limit;
  }

  static int random(boolean high) {
    int n = new Random().nextInt();
    return high && n > 5 ? 1 : 0;
  }

  static int sum(int[] a) {
    return IntStream.of(a).parallel().sum();
  }

  static List<Integer> doubled(List<Integer> list) {
    return list.parallelStream().map(x -> x * 2).collect(Collectors.toList());
  }

  static final class Steps extends RecursiveTask<Integer> {
    final int n;

    Steps(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) return 1;
      Steps last = new Steps(n - 1);
      last.fork();
      return new Steps(n - 2).compute() + last.join();
    }
  }

  static int steps(int n) {
    return n < 0 || n > 6 ? -1 : new Steps(n).invoke();
  }

  static int later(int x) {
    return CompletableFuture.completedFuture(x).thenApply(y -> y / x).join();
  }

  static int[] set(int[] a, IntUnaryOperator f) {
    Arrays.parallelSetAll(a, f);
    return a;
  }

  static int[] prefix(int[] a, IntBinaryOperator f) {
    Arrays.parallelPrefix(a, f);
    return a;
  }

  static int where(double[] a, double[] b) {
    return Arrays.mismatch(a, b);
  }

  static boolean same(float[] a, float[] b) {
    return Arrays.equals(a, b);
  }

  static int order(long[] a, long[] b) {
    return Arrays.compare(a, b);
  }

  static int room(int n) {
    return new java.util.ArrayDeque<String>(n).size();
  }
}
