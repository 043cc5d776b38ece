package java.util;

/** In the order of the constants; of which enum they are, the engine has put there before. */
final class EnumMapFill {
  @SuppressWarnings({"unchecked", "rawtypes"})
  static boolean fill(EnumMap<?, Object> map) {
    Enum<?>[] universe = EnumMap.getKeyUniverse((Class) map.keyType);
    Object[] vals = new Object[universe.length];
    int last = -1;
    for (int i = 0; i < map.keys.length; i++) {
      Enum<?> key = map.keys[i];
      if (key == null || key.ordinal() <= last)
        return false;
      last = key.ordinal();
      vals[last] = map.mapped[i] == null ? EnumMap.NULL : map.mapped[i];
    }
    map.keyUniverse = universe;
    map.vals = vals;
    map.size = map.keys.length;
    return true;
  }
}
