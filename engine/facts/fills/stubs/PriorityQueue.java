package java.util;

public class PriorityQueue<E> {
  Comparable[] content; // the engine's own
  Object[] queue;
}
