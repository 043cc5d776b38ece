/** Inserts integers into a binary heap and tells whether they leave it in order. */
public class PriorityQueue {
  private static final int CAPACITY = 5;

  private final int[] heap = new int[CAPACITY];
  private int size;

  static boolean run(int a0, int a1, int a2, int a3) {
    PriorityQueue queue = new PriorityQueue();
    queue.insert(a0);
    queue.insert(a1);
    queue.insert(a2);
    queue.insert(a3);
    return queue.leavesInOrder();
  }

  static boolean large(int a0, int a1, int a2, int a3, int a4) {
    PriorityQueue queue = new PriorityQueue();
    queue.insert(a0);
    queue.insert(a1);
    queue.insert(a2);
    queue.insert(a3);
    queue.insert(a4);
    return queue.leavesInOrder();
  }

  private boolean leavesInOrder() {
    boolean ordered = true;
    int before = poll();
    while (size > 0) {
      int value = poll();
      if (before > value) ordered = false;
      before = value;
    }
    return ordered;
  }

  private void insert(int value) {
    heap[size] = value;
    rise(size);
    size++;
  }

  private int poll() {
    int least = heap[0];
    size--;
    heap[0] = heap[size];
    sink();
    return least;
  }

  private void rise(int start) {
    int child = start;
    while (child > 0 && heap[child] < heap[(child - 1) / 2]) {
      swap(child, (child - 1) / 2);
      child = (child - 1) / 2;
    }
  }

  private void sink() {
    int parent = 0;
    while (2 * parent + 1 < size) {
      int child = smallerChild(parent);
      if (heap[parent] <= heap[child]) return;
      swap(parent, child);
      parent = child;
    }
  }

  private int smallerChild(int parent) {
    int left = 2 * parent + 1;
    int right = left + 1;
    return right < size && heap[right] < heap[left] ? right : left;
  }

  private void swap(int i, int j) {
    int kept = heap[i];
    heap[i] = heap[j];
    heap[j] = kept;
  }
}
