/** Sorts integers by building a heap in the array and taking its maximum again and again. */
public class HeapSort {
  static int[] run(int a0, int a1, int a2, int a3) {
    int[] numbers = {a0, a1, a2, a3};
    sort(numbers);
    return numbers;
  }

  static int[] large(int a0, int a1, int a2, int a3, int a4, int a5) {
    int[] numbers = {a0, a1, a2, a3, a4, a5};
    sort(numbers);
    return numbers;
  }

  private static void sort(int[] numbers) {
    for (int root = numbers.length / 2 - 1; root >= 0; root--) {
      sink(numbers, root, numbers.length);
    }
    for (int last = numbers.length - 1; last > 0; last--) {
      swap(numbers, 0, last);
      sink(numbers, 0, last);
    }
  }

  private static void sink(int[] heap, int start, int size) {
    int parent = start;
    while (2 * parent + 1 < size) {
      int child = largerChild(heap, parent, size);
      if (heap[parent] >= heap[child]) return;
      swap(heap, parent, child);
      parent = child;
    }
  }

  private static int largerChild(int[] heap, int parent, int size) {
    int left = 2 * parent + 1;
    int right = left + 1;
    return right < size && heap[right] > heap[left] ? right : left;
  }

  private static void swap(int[] numbers, int i, int j) {
    int kept = numbers[i];
    numbers[i] = numbers[j];
    numbers[j] = kept;
  }
}
