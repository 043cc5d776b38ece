package java.util;

public class EnumMap<K extends Enum<K>, V> {
  static final Object NULL = new Object();
  Enum<?>[] keys; // the engine's own
  Object[] mapped; // the engine's own
  Class<K> keyType;
  Enum<?>[] keyUniverse;
  Object[] vals;
  int size;

  static <K extends Enum<K>> K[] getKeyUniverse(Class<K> type) {
    return null;
  }
}
