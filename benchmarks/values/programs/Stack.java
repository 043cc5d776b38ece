/** Drives a linked stack with a sequence of operation codes. */
public class Stack {
  static final int PUSH = 0;
  static final int POP = 1;
  static final int PEEK = 2;

  private Node top;

  private static class Node {
    final int value;
    final Node below;

    Node(int value, Node below) {
      this.value = value;
      this.below = below;
    }
  }

  static class EmptyStack extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  static int run(int op0, int op1, int op2, int op3, int op4) {
    return total(new int[] {op0, op1, op2, op3, op4});
  }

  static int large(int op0, int op1, int op2, int op3, int op4, int op5, int op6) {
    return total(new int[] {op0, op1, op2, op3, op4, op5, op6});
  }

  private static int total(int[] operations) {
    Stack stack = new Stack();
    int total = 0;
    for (int i = 0; i < operations.length; i++) {
      total += stack.apply(operations[i], i + 1);
    }
    return total;
  }

  private int apply(int operation, int value) {
    if (operation == PUSH) {
      push(value);
      return 0;
    }
    if (operation == POP) return pop();
    if (operation == PEEK) return peek();
    return isEmpty() ? 1 : 0;
  }

  private void push(int value) {
    top = new Node(value, top);
  }

  private int pop() {
    int value = peek();
    top = top.below;
    return value;
  }

  private int peek() {
    if (isEmpty()) throw new EmptyStack();
    return top.value;
  }

  private boolean isEmpty() {
    return top == null;
  }
}
