package java.util;

public abstract class EnumSet<E extends Enum<E>> {
  Class<E> elementType;
  Enum<?>[] universe;

  static <E extends Enum<E>> E[] getUniverse(Class<E> type) {
    return null;
  }
}

class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
  Enum<?>[] content; // the engine's own
  long elements;
}
