package java.util.concurrent;

public class CopyOnWriteArrayList<E> {
  Object[] content; // the engine's own
  Object lock;
  Object[] array;

  public CopyOnWriteArrayList() {}
}
