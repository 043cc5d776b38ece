package java.util;

public class PriorityQueue<E> {
  Object[] content; // the engine's own
  Object[] queue;
}
