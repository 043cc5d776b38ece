package java.util;

public class LinkedList<E> {
  Object[] content; // the engine's own
  Node<E> first;
  Node<E> last;

  static class Node<E> {
    E item;
    Node<E> next;
    Node<E> prev;

    Node(Node<E> prev, E element, Node<E> next) {}
  }
}
