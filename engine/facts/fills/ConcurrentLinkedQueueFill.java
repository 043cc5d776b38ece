package java.util.concurrent;

/** A node each, as in one made from a collection; without null. */
final class ConcurrentLinkedQueueFill {
  static boolean fill(ConcurrentLinkedQueue<Object> queue) {
    ConcurrentLinkedQueue.Node<Object> first = new ConcurrentLinkedQueue.Node<>();
    ConcurrentLinkedQueue.Node<Object> last = first;
    for (int i = 0; i < queue.content.length; i++) {
      if (queue.content[i] == null)
        return false;
      if (i > 0) {
        last.next = new ConcurrentLinkedQueue.Node<>();
        last = last.next;
      }
      last.item = queue.content[i];
    }
    queue.head = first;
    queue.tail = last;
    return true;
  }
}
