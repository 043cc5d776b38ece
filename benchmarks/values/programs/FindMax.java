/** Finds the largest of ten integers. */
public class FindMax {
  static int run(
      int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9) {
    return max(new int[] {a0, a1, a2, a3, a4, a5, a6, a7, a8, a9});
  }

  private static int max(int[] numbers) {
    int best = numbers[0];
    for (int i = 1; i < numbers.length; i++) {
      if (numbers[i] > best) best = numbers[i];
    }
    return best;
  }
}
