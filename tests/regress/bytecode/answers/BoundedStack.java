/** Full when it has no room: but push looks one too late. */
class BoundedStack {
  private final int[] elements;
  private int size;

  BoundedStack(int room) {
    elements = new int[room];
  }

  static boolean isStack(BoundedStack stack, int value) {
    return stack != null && stack.elements != null && stack.size >= 0
        && stack.size <= stack.elements.length;
  }

  static void push(BoundedStack stack, int value) {
    if (stack.size > stack.elements.length) throw new IllegalStateException("full");
    stack.elements[stack.size++] = value;
  }
}
