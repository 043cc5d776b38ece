package java.util;

public class ArrayDeque<E> {
  Object[] content; // the engine's own
  Object[] elements;
  int head;
  int tail;
}
