package java.util;

public class HashSet<E> {
  static final Object PRESENT = new Object();
  Object[] content; // the engine's own
  HashMap<E, Object> map;
}
