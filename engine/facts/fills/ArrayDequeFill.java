package java.util;

/** From the first place on, as in one made with room for them; without null. */
final class ArrayDequeFill {
  static boolean fill(ArrayDeque<Object> deque) {
    Object[] content = deque.content;
    Object[] elements = new Object[content.length + 1];
    for (int i = 0; i < content.length; i++) {
      if (content[i] == null)
        return false;
      elements[i] = content[i];
    }
    deque.elements = elements;
    deque.tail = content.length;
    return true;
  }
}
