package java.util.concurrent;

public class CopyOnWriteArraySet<E> {
  Object[] content; // the engine's own
  CopyOnWriteArrayList<E> al;
}
