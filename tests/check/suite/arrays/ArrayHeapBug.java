package suite;

import javax.validation.constraints.NotNull;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * A binary heap in an array, smallest first.
 *
 * <p>Bugs are seeded.
 */
public class ArrayHeapBug {
  int[] items;
  int size;

  boolean repOk() {
    if (items == null || size < 0 || size > items.length) return false;
    for (int i = 1; i < size; i++) {
      if (items[(i - 1) / 2] > items[i]) return false;
    }
    return true;
  }

  int count(int item) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (items[i] == item) count++;
    }
    return count;
  }

  private void swap(int i, int j) {
    int item = items[i];
    items[i] = items[j];
    items[j] = item;
  }

  void add(int item) {
    if (size == items.length) grow();
    items[size] = item;
    int i = size++;
    // Seeded: off by one.
    while (i > 1 && items[i] < items[(i - 1) / 2]) {
      swap(i, (i - 1) / 2);
      i = (i - 1) / 2;
    }
  }

  private void grow() {
    // Seeded: no room for an empty heap.
    int[] more = new int[2 * items.length];
    for (int i = 0; i < size; i++) more[i] = items[i];
    items = more;
  }

  int poll() {
    int least = items[0];
    // Seeded: off by one.
    items[0] = items[size - 1];
    int i = 0;
    while (2 * i + 1 < size) {
      int child = 2 * i + 1;
      // Seeded: wrong child.
      if (child + 1 < size) child++;
      if (items[i] <= items[child]) break;
      swap(i, child);
      i = child;
    }
    return least;
  }

  @Property
  static boolean addKeepsHeap(@ForAll @NotNull ArrayHeapBug heap, @ForAll int item) {
    Assume.that(heap.repOk() && heap.size < heap.items.length);
    heap.add(item);
    return heap.repOk();
  }

  @Property
  static void addMakesRoom(@ForAll @NotNull ArrayHeapBug heap, @ForAll int item) {
    Assume.that(heap.repOk());
    int before = heap.count(item);
    heap.add(item);
    if (heap.count(item) != before + 1) throw new AssertionError("lost " + item);
  }

  @Property
  static boolean pollTakesOne(@ForAll @NotNull ArrayHeapBug heap) {
    Assume.that(heap.repOk() && heap.size > 0);
    int size = heap.size;
    int least = heap.items[0];
    return heap.poll() == least && heap.size == size - 1;
  }

  @Property
  static boolean pollKeepsHeap(@ForAll @NotNull ArrayHeapBug heap) {
    Assume.that(heap.repOk() && heap.size > 0);
    heap.poll();
    return heap.repOk();
  }
}
