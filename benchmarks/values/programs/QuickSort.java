/** Sorts integers by quicksort and asserts that they are in order. */
public class QuickSort {
  static int[] run(int a0, int a1, int a2, int a3) {
    int[] numbers = {a0, a1, a2, a3};
    sort(numbers, 0, numbers.length - 1);
    assert isSorted(numbers);
    return numbers;
  }

  static int[] large(int a0, int a1, int a2, int a3, int a4) {
    int[] numbers = {a0, a1, a2, a3, a4};
    sort(numbers, 0, numbers.length - 1);
    assert isSorted(numbers);
    return numbers;
  }

  private static void sort(int[] numbers, int low, int high) {
    if (low >= high) return;
    int pivot = partition(numbers, low, high);
    sort(numbers, low, pivot - 1);
    sort(numbers, pivot + 1, high);
  }

  /** Puts the last number where it belongs and returns its place. */
  private static int partition(int[] numbers, int low, int high) {
    int place = low;
    for (int i = low; i < high; i++) {
      if (numbers[i] < numbers[high]) {
        swap(numbers, i, place);
        place++;
      }
    }
    swap(numbers, place, high);
    return place;
  }

  private static void swap(int[] numbers, int i, int j) {
    int kept = numbers[i];
    numbers[i] = numbers[j];
    numbers[j] = kept;
  }

  private static boolean isSorted(int[] numbers) {
    for (int i = 1; i < numbers.length; i++) {
      if (numbers[i - 1] > numbers[i]) return false;
    }
    return true;
  }
}
