package java.util;

/** Any content: a node each. */
final class LinkedListFill {
  static boolean fill(LinkedList<Object> list) {
    LinkedList.Node<Object> last = null;
    for (Object element : list.content) {
      LinkedList.Node<Object> node = new LinkedList.Node<>(last, element, null);
      if (last == null)
        list.first = node;
      else
        last.next = node;
      last = node;
    }
    list.last = last;
    return true;
  }
}
