package java.util;

public class TreeSet<E> {
  static final Object PRESENT = new Object();
  Object[] content; // the engine's own
  NavigableMap<E, Object> m;
}
