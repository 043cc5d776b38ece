package java.util.concurrent;

public class ConcurrentSkipListSet<E> {
  public Comparable[] content; // the engine's own
  public ConcurrentNavigableMap<E, Object> m;
}
