package java.util.concurrent;

/** Any content, in an array of its own that each change replaces. */
final class CopyOnWriteArrayListFill {
  static boolean fill(CopyOnWriteArrayList<Object> list) {
    Object[] array = new Object[list.content.length];
    for (int i = 0; i < array.length; i++) array[i] = list.content[i];
    list.lock = new Object();
    list.array = array;
    return true;
  }
}
