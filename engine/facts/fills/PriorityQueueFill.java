package java.util;

/** As they stand in its array: in their natural order none before the one above it. */
final class PriorityQueueFill {
  @SuppressWarnings("unchecked")
  static boolean fill(PriorityQueue<Object> queue) {
    Object[] content = queue.content;
    Object[] elements = new Object[content.length == 0 ? 1 : content.length];
    for (int i = 0; i < content.length; i++) {
      Comparable<Object> element = (Comparable<Object>) content[i];
      if (element == null)
        return false;
      // As siftUp asks: the one above is not after it.
      if (i > 0 && element.compareTo(elements[(i - 1) >>> 1]) < 0)
        return false;
      elements[i] = element;
    }
    queue.queue = elements;
    return true;
  }
}
