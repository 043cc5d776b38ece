/** Drives a bounded queue, kept in a ring of array cells, with a sequence of operation codes. */
public class Queue {
  static final int ADD = 0;
  static final int REMOVE = 1;
  private static final int CAPACITY = 3;

  private final int[] cells = new int[CAPACITY];
  private int first;
  private int size;

  static class EmptyQueue extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  static class FullQueue extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  static int run(int op0, int op1, int op2, int op3, int op4) {
    return total(new int[] {op0, op1, op2, op3, op4});
  }

  static int large(int op0, int op1, int op2, int op3, int op4, int op5, int op6) {
    return total(new int[] {op0, op1, op2, op3, op4, op5, op6});
  }

  private static int total(int[] operations) {
    Queue queue = new Queue();
    int total = 0;
    for (int i = 0; i < operations.length; i++) {
      total += queue.apply(operations[i], i + 1);
    }
    return total;
  }

  private int apply(int operation, int value) {
    if (operation == ADD) {
      add(value);
      return 0;
    }
    if (operation == REMOVE) return remove();
    return size;
  }

  private void add(int value) {
    if (size == CAPACITY) throw new FullQueue();
    cells[(first + size) % CAPACITY] = value;
    size++;
  }

  private int remove() {
    if (size == 0) throw new EmptyQueue();
    int value = cells[first];
    first = (first + 1) % CAPACITY;
    size--;
    return value;
  }
}
