/** Finds the largest sum of neighbouring elements of an array, in one pass. */
public class Kadane {
  static int run(int a0, int a1, int a2, int a3, int a4, int a5) {
    return largestSum(new int[] {a0, a1, a2, a3, a4, a5});
  }

  static int large(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7) {
    return largestSum(new int[] {a0, a1, a2, a3, a4, a5, a6, a7});
  }

  private static int largestSum(int[] numbers) {
    int endingHere = numbers[0];
    int best = endingHere;
    for (int i = 1; i < numbers.length; i++) {
      endingHere = larger(numbers[i], endingHere + numbers[i]);
      best = larger(best, endingHere);
    }
    return best;
  }

  private static int larger(int a, int b) {
    return a > b ? a : b;
  }
}
