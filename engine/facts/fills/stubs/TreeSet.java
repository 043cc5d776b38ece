package java.util;

public class TreeSet<E> {
  static final Object PRESENT = new Object();
  Comparable[] content; // the engine's own
  NavigableMap<E, Object> m;
}
