/** A binary heap in an array: the smallest item is first. */
public class ArrayHeap {
  int[] items;
  int size;

  static boolean repOk(ArrayHeap heap) {
    if (heap.items == null || heap.size < 0 || heap.size > heap.items.length) return false;
    for (int i = 1; i < heap.size; i++) {
      if (heap.items[(i - 1) / 2] > heap.items[i]) return false;
    }
    return true;
  }

  static boolean repOk(ArrayHeap heap, int item) {
    return repOk(heap);
  }

  boolean add(int item) {
    if (size >= items.length) return false;
    int at = size++;
    while (at > 0 && items[(at - 1) / 2] > item) {
      items[at] = items[(at - 1) / 2];
      at = (at - 1) / 2;
    }
    items[at] = item;
    return true;
  }

  int removeFirst() {
    if (size == 0) return -1;
    int first = items[0];
    int item = items[--size];
    int at = 0;
    while (2 * at + 1 < size) {
      int below = 2 * at + 1;
      if (below + 1 < size && items[below + 1] < items[below]) below++;
      if (items[below] >= item) break;
      items[at] = items[below];
      at = below;
    }
    items[at] = item;
    return first;
  }
}
