package java.util;

/** A bit for each element; of which enum they are, the engine has put there before. */
final class RegularEnumSetFill {
  @SuppressWarnings({"unchecked", "rawtypes"})
  static boolean fill(RegularEnumSet<?> set) {
    Enum<?>[] universe = EnumSet.getUniverse((Class) set.elementType);
    if (universe.length > 64)
      throw new InternalError(); // a set of so many is of another class
    int last = -1;
    long elements = 0;
    for (Enum<?> element : set.content) {
      if (element == null || element.ordinal() <= last)
        return false;
      last = element.ordinal();
      elements |= 1L << last;
    }
    set.universe = universe;
    set.elements = elements;
    return true;
  }
}
