package java.util.concurrent;

public class ConcurrentLinkedQueue<E> {
  Object[] content; // the engine's own
  Node<E> head;
  Node<E> tail;

  static final class Node<E> {
    E item;
    Node<E> next;

    Node() {}
  }
}
