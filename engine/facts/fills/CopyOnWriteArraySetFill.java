package java.util.concurrent;

/** On a list in which none is what add would have found there, see CopyOnWriteArrayListFill. */
final class CopyOnWriteArraySetFill {
  static boolean fill(CopyOnWriteArraySet<Object> set) {
    Object[] array = new Object[set.content.length];
    for (int i = 0; i < array.length; i++) {
      Object element = set.content[i];
      for (int j = 0; j < i; j++)
        if (element == null ? array[j] == null : element.equals(array[j]))
          return false;
      array[i] = element;
    }
    CopyOnWriteArrayList<Object> list = new CopyOnWriteArrayList<>();
    list.array = array;
    set.al = list;
    return true;
  }
}
